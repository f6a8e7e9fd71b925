import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { pictures } from './pictures.ts';

/** The vision in one sentence, and somebody who is on the way. */
export function VisionStatement({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="statement-title" className="bg-clay text-chalk">
      <Band motif="lozenge" tone="clay" size="tall" />
      <div className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="statement-title" className="text-straw text-subheading">
            Vision statement
          </h2>
          <p className="mt-5 font-display font-extrabold text-title leading-[1.08]">{site.vision}</p>
          <ActionLink href={addresses.mission} look="outline" className="mt-8">
            What we do for it: our mission
          </ActionLink>
        </div>
        <Picture
          picture={pictures.bicycle}
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="aspect-4/3 h-auto w-full object-cover"
        />
      </div>
    </section>
  );
}

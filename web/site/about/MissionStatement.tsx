import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { pictures } from './pictures.ts';

/** The mission in one sentence, and who has set it for themselves. */
export function MissionStatement({ site }: { site: SiteSettings }) {
  return (
    <div data-theme="dark" className="bg-ink">
      <section aria-labelledby="statement-title" className="page-width section-space">
        <h2 id="statement-title" className="text-call text-subheading">
          Mission statement
        </h2>
        <p className="mt-5 max-w-[26ch] font-display font-extrabold text-title leading-[1.08]">{site.mission}</p>
      </section>
      <Band motif="zigzag" tone="ink" size="regular" />
      <section aria-labelledby="who-title" className="grid md:grid-cols-[7fr_6fr]">
        <Picture
          picture={pictures.training}
          sizes="(min-width: 48rem) 54vw, 100vw"
          className="aspect-video h-full w-full object-cover"
        />
        <div className="purpose-text purpose-turned">
          <h2 id="who-title" className="text-heading">
            Who has taken this on
          </h2>
          <p className="mt-4 text-lead">{site.description}</p>
          <TextLink href={addresses.vision} className="mt-4">
            Where it should lead: our vision
          </TextLink>
        </div>
      </section>
    </div>
  );
}

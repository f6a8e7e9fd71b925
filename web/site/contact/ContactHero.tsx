import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictures } from '../home/pictures.ts';

/** The open door: whoever writes is met by a person. */
export function ContactHero({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="contact-title">
      <div data-theme="dark" className="overflow-clip bg-leaf-deep">
        <div className="page-width contact-hero">
          <div className="py-12 md:py-20">
            <h1 id="contact-title" className="text-display">
              Contact Us
            </h1>
            <p className="mt-6 max-w-[34ch] text-lead">
              {`A question, an idea, a complaint or a hand to lend: ${site.phone === '' ? 'write' : 'write, call'} or come by. A person reads every message.`}
            </p>
          </div>
          <div className="contact-lozenge">
            <Picture
              picture={pictures.support}
              sizes="(min-width: 48rem) 30rem, 70vw"
              first
              className="size-full object-cover"
            />
          </div>
        </div>
      </div>
      <Edge from="leaf-deep" to="ochre" line="ink" />
    </section>
  );
}

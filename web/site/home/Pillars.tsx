import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { pillarsOf } from './pillars.ts';

/** The programme's four pillars, as a stair that climbs to the right. */
export function Pillars({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="pillars-title" className="section-space overflow-x-clip">
      <div className="page-width">
        <div className="grid gap-x-12 lg:grid-cols-2">
          <SectionHeading id="pillars-title" title="Four pillars carry every group">
            <p>
              A saving group does not rise by saving alone. It learns, it gets a start, and somebody comes by every week
              until it stands on its own.
            </p>
            <TextLink href={addresses.mentorship} className="mt-4 text-body text-base">
              See the Mentorship Structure
            </TextLink>
          </SectionHeading>
        </div>
        <ol className="stair">
          {pillarsOf(site).map(({ id, title, summary, icon }) => (
            <li key={id} className="stair-step">
              <div className="stair-picture">
                <Picture picture={icon} sizes="(min-width: 64rem) 18rem, 7rem" className="size-full object-cover" />
              </div>
              <div className="stair-text">
                <h3 className="text-subheading">
                  <a href={`${addresses.mentorship}#${id}`} className="stair-link">
                    {title}
                  </a>
                </h3>
                <p className="mt-2">{summary}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

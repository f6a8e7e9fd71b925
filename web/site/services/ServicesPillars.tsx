import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Picture } from '../../ui/Picture.tsx';
import { pillarsOf } from '../home/pillars.ts';

/** The way from here to each pillar's own place. */
export function ServicesPillars({ site }: { site: SiteSettings }) {
  return (
    <nav aria-labelledby="services-pillars-title" className="lg:sticky lg:top-28">
      <h2 id="services-pillars-title" className="border-call border-b-4 pb-3 text-heading">
        Mentorship Structure
      </h2>
      <ul className="mt-5 grid gap-4 sm:max-lg:grid-cols-2">
        {pillarsOf(site).map(({ id, title, icon }) => (
          <li key={id}>
            <a
              href={`${addresses.mentorship}#${id}`}
              className="grid grid-cols-[5.5rem_1fr] items-center gap-4 bg-chalk-deep underline-offset-4 hover:underline"
            >
              <Picture
                picture={{ ...icon, alt: '' }}
                sizes="5.5rem"
                className="aspect-square h-auto w-full object-cover"
              />
              <span className="py-2 pr-3 font-display font-extrabold text-subheading">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

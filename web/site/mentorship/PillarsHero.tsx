import { Picture } from '../../ui/Picture.tsx';
import type { Pillar } from '../home/pillars.ts';

/** The page's introduction, and the chain of lozenges that leads to each pillar. */
export function PillarsHero({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <section aria-labelledby="mentorship-title" className="overflow-x-clip pt-12 pb-14 lg:pt-16 lg:pb-20">
      <div className="page-width">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 id="mentorship-title" className="max-w-[12ch] text-display">
            Mentorship Structure
          </h1>
          <p className="max-w-reading text-lead text-muted lg:pb-2">
            A saving group does not rise by saving alone. It learns, it gets a start, and somebody comes by every week
            until it stands on its own. Four pillars carry it: choose one to see what it is made of.
          </p>
        </div>
        <nav aria-label="The four pillars" className="mt-10 lg:mt-14">
          <ol className="pillar-chain">
            {pillars.map(({ id, label, icon }) => (
              <li key={id}>
                <a href={`#${id}`} className="pillar-link">
                  <span className="pillar-icon">
                    <Picture
                      picture={{ ...icon, alt: '' }}
                      sizes="(min-width: 48rem) 20rem, 45vw"
                      soon
                      className="size-full object-cover"
                    />
                  </span>
                  <span className="pillar-label">{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}

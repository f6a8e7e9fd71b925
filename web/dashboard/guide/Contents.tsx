import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/guide.ts';
import type { GuideEntry } from './entries.ts';

/** Links to all parts that are shown: beside them where there is room, otherwise folded up above them. */
export function Contents({ groups }: { groups: readonly (readonly GuideEntry[])[] }) {
  const [isBeside] = useState(() => window.matchMedia('(min-width: 80rem)').matches);
  return (
    <nav
      aria-label={words.contents}
      className="xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto print:hidden"
    >
      <details open={isBeside} className="border border-line bg-raised">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{words.contents}</summary>
        {groups.map((entries) => (
          <ul key={entries[0]?.id} className="border-t border-line py-1 empty:hidden">
            {entries.map(({ id, heading }) => (
              <li key={id}>
                <Link to={{ hash: `#${id}` }} className="flex min-h-11 items-center px-4 py-1 hover:bg-accent-surface">
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </details>
    </nav>
  );
}

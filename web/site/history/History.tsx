import { addresses } from '../../../domain/addresses.ts';
import type { TimelineEntry } from '../../../domain/collections/timeline.ts';
import { calendarDay } from '../../ui/format.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { HistoryHero } from './HistoryHero.tsx';

/** As much of the date as is known, the way machines read it. */
const known = { year: 4, month: 7, day: 10 } as const;

/** One step on the way: when, and what. */
function Step({ entry: { date, precision, title, text } }: { entry: TimelineEntry }) {
  return (
    <li className="timeline-step">
      <p className="font-display font-extrabold text-accent text-heading">
        <time dateTime={date.slice(0, known[precision])}>{calendarDay(date, precision)}</time>
      </p>
      <div className="timeline-text">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-3 max-w-reading text-lead">{text}</p>
      </div>
    </li>
  );
}

/** The organisation's history from the beginning. */
export function History({ data }: PageProps<Section<TimelineEntry[]>>) {
  return (
    <>
      <HistoryHero />
      <section aria-label="Timeline" className="page-width section-space">
        <SettledList
          section={data}
          empty={<NothingYet>Nothing has been written down yet.</NothingYet>}
          page={addresses.history}
        >
          {(entries) => (
            <ol className="timeline">
              {entries.map((entry) => (
                <Step key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </SettledList>
      </section>
    </>
  );
}

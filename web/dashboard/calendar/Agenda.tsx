import * as words from '#locale/dashboard/calendar.ts';
import { daysOf } from '../../../domain/month-calendar.ts';
import { dayInWords } from './days.ts';
import { ListedEntry, MoreLink } from './Entry.tsx';
import type { ShownMonth } from './MonthGrid.tsx';
import { keyOf } from './moving.ts';
import { entriesOn } from './weeks.ts';

/** The days of the month on which something is, one below the other: for screens without room for a month. */
export function Agenda({ month, today, entries, left_out, moving }: ShownMonth) {
  const days = daysOf(month)
    .map((day) => ({
      day,
      own: entriesOn(day, entries, true),
      more: left_out.filter((one) => one.day === day),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <ol className="grid gap-5">
      {days.map(({ day, own, more }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined} className="grid gap-1.5">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            <span className="inline-block first-letter:uppercase">{dayInWords(day)}</span>
            {day === today ? <span className="bg-accent px-1.5 text-sm text-on-accent">{words.today}</span> : null}
          </h3>
          <ul className="grid gap-1.5">
            {own.map((entry) => (
              <ListedEntry key={keyOf(entry)} entry={entry} moving={moving} />
            ))}
          </ul>
          {more.map((one) => (
            <MoreLink key={one.kind} {...one} />
          ))}
        </li>
      ))}
    </ol>
  );
}

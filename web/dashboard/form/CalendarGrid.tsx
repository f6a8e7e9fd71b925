import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { siteToday } from '../time/site-time.ts';
import { dayInFull, movedByDays, movedByMonths, shortWeekdays, weekOf, weeksOf } from './calendar-days.ts';

interface CalendarGridProps {
  ref: Ref<HTMLTableElement>;
  labelledBy: string;
  /** The day that the arrow keys go on from; its month is shown. */
  shown: string;
  /** Empty for none. */
  chosen: string;
  onMove(day: string): void;
  onChoose(day: string): void;
}

/** Where a key leads from a day; undefined for other keys. */
function ledTo({ key }: KeyboardEvent, from: string): string | undefined {
  const week = weekOf(from);
  const moves: Record<string, string | undefined> = {
    ArrowLeft: movedByDays(from, -1),
    ArrowRight: movedByDays(from, 1),
    ArrowUp: movedByDays(from, -7),
    ArrowDown: movedByDays(from, 7),
    Home: week.at(0),
    End: week.at(-1),
    PageUp: movedByMonths(from, -1),
    PageDown: movedByMonths(from, 1),
  };
  return moves[key];
}

/** The days of a month. It is one stop for the tab key; the arrow keys move between the days. */
export function CalendarGrid({ ref, labelledBy, shown, chosen, onMove, onChoose }: CalendarGridProps) {
  const today = siteToday();
  const current = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key has led to
  useEffect(() => {
    if (moved.current) current.current?.focus();
    moved.current = false;
  }, [shown]);
  return (
    <table
      ref={ref}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        const next = ledTo(event, shown);
        if (next === undefined) return;
        event.preventDefault();
        moved.current = true;
        onMove(next);
      }}
    >
      <thead>
        <tr>
          {shortWeekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="text-sm font-normal text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0">
                <button
                  ref={day === shown ? current : undefined}
                  type="button"
                  tabIndex={day === shown ? 0 : -1}
                  aria-label={dayInFull(day)}
                  aria-pressed={day === chosen}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                  className={`grid size-11 cursor-pointer place-items-center rounded-md tabular-nums aria-[current=date]:font-bold aria-[current=date]:underline ${
                    day === chosen
                      ? 'bg-accent text-on-accent'
                      : `hover:bg-accent-surface ${day.slice(0, 7) === shown.slice(0, 7) ? '' : 'text-muted'}`
                  }`}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

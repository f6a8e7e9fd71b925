import { useRef, useState } from 'react';
import * as words from '#locale/dashboard/calendar.ts';
import type { CalendarEntry, MonthCalendar } from '../../../domain/month-calendar.ts';
import { dayInWords, weekdayNames } from './days.ts';
import { BarEntry, type Carrying, DayEntry, ListedEntry, MoreLink } from './Entry.tsx';
import { keyOf, type Moving } from './moving.ts';
import { type CalendarWeek, entriesOn, isLong, weeksOf } from './weeks.ts';

/** Where all that lasts for days is listed. */
const LONG = 'for-several-days';

const columnStarts = [
  '',
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];
const columnEnds = ['', 'col-end-2', 'col-end-3', 'col-end-4', 'col-end-5', 'col-end-6', 'col-end-7', 'col-end-8'];
const lineRows = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4', 'row-start-5'];

/** Room for so many lines above the entries of each day. */
const roomFor = ['', 'h-8', 'h-16', 'h-24', 'h-32', 'h-40'];

export interface ShownMonth extends MonthCalendar {
  month: string;
  today: string;
  moving: Moving;
}

interface DayProps extends Omit<ShownMonth, 'month'> {
  day: string;
  room: string | undefined;
  carrying: Carrying;
}

/** One day, onto which entries can be dropped. */
function Day({ day, today, entries, left_out, room, moving, carrying }: DayProps) {
  const [isOver, setOver] = useState(false);
  const isToday = day === today;
  return (
    <li
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      className={`min-h-28 min-w-0 border-l border-line p-1 first:border-l-0 ${isOver ? 'bg-accent-surface' : ''}`}
      onDragOver={(event) => {
        if (carrying.held() === undefined) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const entry = carrying.held();
        if (entry !== undefined) moving.drop(entry, day);
      }}
    >
      <h3 className="flex h-8 items-center gap-1.5 px-1 text-sm font-semibold tabular-nums">
        <span className="sr-only">{dayInWords(day)}</span>
        <span aria-hidden="true" className={isToday ? 'bg-accent px-1.5 text-on-accent' : ''}>
          {Number(day.slice(8))}
        </span>
        {isToday ? <span className="text-xs text-accent">{words.today}</span> : null}
      </h3>
      <div className={room} />
      <ul className="grid gap-1 empty:hidden">
        {entriesOn(day, entries, false).map((entry) => (
          <DayEntry key={keyOf(entry)} entry={entry} moving={moving} carrying={carrying} />
        ))}
      </ul>
      {left_out
        .filter((more) => more.day === day)
        .map((more) => (
          <MoreLink key={more.kind} {...more} />
        ))}
    </li>
  );
}

/** What lasts for days, over the days of a week. */
function Bars({ week, moving, carrying }: { week: CalendarWeek; moving: Moving; carrying: Carrying }) {
  if (week.lines === 0) return null;
  const { dragged } = carrying;
  return (
    <ul
      aria-label={words.forSeveralDays}
      className="pointer-events-none absolute inset-x-0 top-9 grid grid-cols-7 gap-y-1"
    >
      {week.bars.map(({ entry, from, to, line }) => (
        <li
          key={keyOf(entry)}
          className={`min-w-0 px-0.5 ${columnStarts[from]} ${columnEnds[to]} ${lineRows[line]} ${
            dragged === undefined || dragged === entry ? 'pointer-events-auto' : ''
          }`}
        >
          <BarEntry entry={entry} moving={moving} carrying={carrying} />
        </li>
      ))}
      {week.hidden === 0 ? null : (
        <li className="pointer-events-auto col-span-7 row-start-5 px-1.5 text-sm">
          <a href={`#${LONG}`} className="text-accent underline">
            {words.moreForDays(week.hidden)}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The whole month in weeks, for screens with room for seven columns. */
export function MonthGrid({ month, entries, left_out, ...rest }: ShownMonth) {
  const [dragged, setDragged] = useState<CalendarEntry>();
  const held = useRef<CalendarEntry>(undefined);
  const take = (entry: CalendarEntry | undefined) => {
    held.current = entry;
    setDragged(entry);
  };
  const carrying = { dragged, held: () => held.current, begin: take, end: () => take(undefined) };
  const weeks = weeksOf(month, entries);
  return (
    <div className="grid gap-6">
      <div className="border border-line-strong bg-surface">
        <div aria-hidden="true" className="grid grid-cols-7 bg-sunken">
          {weekdayNames.map((name) => (
            <p key={name} className="px-2 py-1.5 text-sm font-semibold first-letter:uppercase">
              {name}
            </p>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week.days.find((day) => day !== undefined)} className="relative border-t border-line">
            <ol className="grid grid-cols-7">
              {week.days.map((day, place) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week, which stays
                  <li key={place} aria-hidden="true" className="border-l border-line bg-sunken first:border-l-0" />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    entries={entries}
                    left_out={left_out}
                    room={roomFor[week.lines + (week.hidden === 0 ? 0 : 1)]}
                    carrying={carrying}
                    {...rest}
                  />
                ),
              )}
            </ol>
            <Bars week={week} moving={rest.moving} carrying={carrying} />
          </div>
        ))}
      </div>
      {weeks.some(({ hidden }) => hidden > 0) ? (
        <section id={LONG} aria-labelledby={`${LONG}-title`} className="grid gap-3">
          <h3 id={`${LONG}-title`} className="text-subheading">
            {words.forSeveralDays}
          </h3>
          <ul className="grid gap-1">
            {entries.filter(isLong).map((entry) => (
              <ListedEntry key={keyOf(entry)} entry={entry} moving={rest.moving} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

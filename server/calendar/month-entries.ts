import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import {
  type CalendarEntry,
  type CalendarState,
  type LeftOut,
  MOST_LONG,
  MOST_OF_DAY,
  type MonthCalendar,
} from '../../domain/month-calendar.ts';
import type { Database } from '../database/open.ts';
import { datedKinds, longKinds } from './kinds.ts';
import type { Month } from './month.ts';

interface DatedRow {
  id: number;
  title: string;
  state: CalendarState | null;
  at: string;
  ends: string;
  registered: number;
  updated_at: string;
  /** Its place among the days of the month, and how many there are on that day. */
  day: number;
  of_day: number;
}

type LongRow = Pick<DatedRow, 'id' | 'title' | 'state' | 'updated_at'> & {
  starts: string;
  ends: string | null;
  of_all: number;
};

/** The place of a moment among the days of the month. What began before it stands on its first day. */
function dayAt({ begins }: Month): RawBuilder<unknown> {
  const others = begins.slice(1).map((begin, place) => sql`when at < ${begin} then ${sql.lit(place)}`);
  return sql`case ${sql.join(others, sql` `)} else ${sql.lit(begins.length - 1)} end`;
}

/** The last day of what ends at this moment, which does not count any more, if it began before it. */
const lastDayOf = (starts: string, ends: string, { timeZone }: Month) =>
  dayOf(new Date(ends > starts ? later(ends, -1) : starts), timeZone);

/** The first records of each day, and how many more there are. */
export async function datedEntries(db: Database, kind: keyof typeof datedKinds, month: Month): Promise<MonthCalendar> {
  const { rows } = await sql<DatedRow>`
    select * from (
      select placed.*, count(*) over (partition by day) as of_day,
        row_number() over (partition by day order by at, id) as place
      from (select found.*, ${dayAt(month)} as day from (${datedKinds[kind].rows(month)}) as found) as placed
    ) as counted where place <= ${sql.lit(MOST_OF_DAY)} order by at, id`.execute(db);
  const entries = rows.map(({ day: _, of_day: __, ends, ...row }): CalendarEntry => {
    const first_day = dayOf(new Date(row.at), month.timeZone);
    return {
      kind,
      ...{ id: row.id, title: row.title, state: row.state, at: row.at, first_day },
      last_day: lastDayOf(row.at, ends, month),
      ...{ registered: row.registered, updated_at: row.updated_at },
    };
  });
  const ofDay = new Map(rows.map(({ day, of_day }) => [day, of_day]));
  const left_out = [...ofDay].flatMap(([day, count]): LeftOut[] =>
    count > MOST_OF_DAY ? [{ kind, day: month.days[day] ?? month.firstDay, count: count - MOST_OF_DAY }] : [],
  );
  return { entries, left_out };
}

/** The first records that last for days, and how many more there are. */
export async function longEntries(db: Database, kind: keyof typeof longKinds, month: Month): Promise<MonthCalendar> {
  const { isOfDays, rows: found } = longKinds[kind];
  const { rows } = await sql<LongRow>`
    select *, count(*) over () as of_all from (${found(month)}) as found
    order by starts, id limit ${sql.lit(MOST_LONG)}`.execute(db);
  const entries = rows.map(({ id, title, state, starts, ends, updated_at }): CalendarEntry => {
    const days = isOfDays
      ? { first_day: starts, last_day: ends }
      : {
          first_day: dayOf(new Date(starts), month.timeZone),
          last_day: ends === null ? null : lastDayOf(starts, ends, month),
        };
    return { kind, id, title, state, at: null, ...days, registered: 0, updated_at };
  });
  const count = (rows[0]?.of_all ?? 0) - rows.length;
  return { entries, left_out: count > 0 ? [{ kind, day: null, count }] : [] };
}

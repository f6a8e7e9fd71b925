import { dayOf, startOfDay } from '../../domain/calendar.ts';
import type { VisitsOfDay } from '../../domain/overview.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

/** Adds to the day's numbers. Several processes may add to the same day. */
export async function addToDay(db: Database, day: string, counted: Record<Tables['visit_counts']['kind'], number>) {
  for (const kind of ['visit', 'page'] as const) {
    const times = counted[kind];
    await db
      .insertInto('visit_counts')
      .values({ day, kind, times })
      .onConflict((row) =>
        row.columns(['day', 'kind']).doUpdateSet(({ eb }) => ({ times: eb('visit_counts.times', '+', times) })),
      )
      .execute();
  }
}

/** The last days including today, oldest first; a day without visits has zeros. */
export async function lastDays(db: Database, now: Date, timeZone: string, days: number): Promise<VisitsOfDay[]> {
  const wanted = Array.from({ length: days }, (_, index) =>
    dayOf(startOfDay(now, timeZone, index + 1 - days), timeZone),
  );
  const [first = ''] = wanted;
  const found = await db
    .selectFrom('visit_counts')
    .select(['day', 'kind', 'times'])
    .where('day', '>=', first)
    .execute();
  const of = (day: string, kind: Tables['visit_counts']['kind']) =>
    found.find((one) => one.day === day && one.kind === kind)?.times ?? 0;
  return wanted.map((day) => ({ day, visits: of(day, 'visit'), pages: of(day, 'page') }));
}

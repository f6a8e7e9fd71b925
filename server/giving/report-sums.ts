import { sql } from 'kysely';
import { dayOf, startOfWrittenDay } from '../../domain/calendar.ts';
import { monthNumber } from '../../domain/giving/pledge.ts';
import type { ReportQuery } from '../../domain/giving/report.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

// What the report adds up is kept for each month (migration 0052), of single pledges by the month in UTC. What is read of the rows
// themselves is where a day decides: the pledges of the hours between a month in UTC and here, and the first and the last month
// that are asked for.

/**
 * A part of a line of the report: of a month, a project and a currency. Its number of records is below zero where they are
 * taken out again.
 */
export type SumsOfGiving = Omit<Tables['giving_sums'], 'kind'>;

interface Asked {
  query: ReportQuery;
  timeZone: string;
  /** As `monthNumber` numbers it. */
  thisMonth: number;
}

/** The month of this number: `2026-11`. */
export const monthKey = (month: number): string => {
  const year = Math.floor((month - 1) / 12);
  return `${year}-${String(month - year * 12).padStart(2, '0')}`;
};

const firstOf = (month: number) => `${monthKey(month)}-01`;

const isWithin = (day: string, { from, until }: ReportQuery) =>
  (from === undefined || day >= from) && (until === undefined || day <= until);

/** The amount received for one month of a pledge, after `before` earlier months took their share. */
const paidOf = ({ amount, received }: { amount: number; received: number }, before: number) =>
  before === 0 ? Math.min(received, amount) : Math.max(0, Math.min(amount, received - before * amount));

const pledgeColumns = ['created_at', 'rhythm', 'start_month', 'amount', 'received', 'status', 'currency'] as const;

const pledgeRows = (db: Database) =>
  db
    .selectFrom('pledges')
    .select([...pledgeColumns])
    .select(({ fn }) => fn.coalesce('project_id', sql<number>`0`).as('project'));

type PledgeRow = Awaited<ReturnType<ReturnType<typeof pledgeRows>['executeTakeFirstOrThrow']>>;

/** The part that a pledge adds to this month, `records` times. */
function partOf(pledge: PledgeRow, month: number, records: number, monthsBefore = 0): SumsOfGiving {
  const { project, currency, amount, status } = pledge;
  const paid = paidOf(pledge, monthsBefore);
  const [pledged, outstanding] = status === 'cancelled' ? [paid, 0] : [amount, amount - paid];
  return {
    ...{ month, project, currency, records, received: 0 },
    ...{ pledged: records * pledged, outstanding: records * outstanding },
  };
}

/** The monthly sums as they hold in each month until this one. */
function* eachMonth(kept: readonly SumsOfGiving[], thisMonth: number): Generator<SumsOfGiving> {
  for (const changes of Map.groupBy(kept, ({ project, currency }) => `${project} ${currency}`).values()) {
    let [records, pledged, outstanding] = [0, 0, 0];
    const inOrder = changes.toSorted((one, other) => one.month - other.month);
    for (const [at, change] of inOrder.entries()) {
      records += change.records;
      pledged += change.pledged;
      outstanding += change.outstanding;
      const end = Math.min(inOrder[at + 1]?.month ?? thisMonth + 1, thisMonth + 1);
      for (let { month } = change; month < end; month += 1) yield { ...change, month, records, pledged, outstanding };
    }
  }
}

/** The months of the first and the last day that are asked for: of these not all days may be meant. */
const edges = ({ from, until }: ReportQuery) => [
  ...new Set([from, until].flatMap((day) => (day === undefined ? [] : monthNumber(day)))),
];

/** The pledges of which a day has to be looked at, with what their months are to have more or less than is kept. */
async function* pledgesByDay(
  db: Database,
  { query, timeZone, thisMonth }: Asked,
  months: readonly number[],
): AsyncGenerator<SumsOfGiving> {
  /** When the month begins, here and in UTC. */
  const beginnings = (month: number) => {
    const day = firstOf(month);
    return [startOfWrittenDay(day, timeZone), new Date(day)].sort((one, other) => Number(one) - Number(other));
  };
  const between = [...new Set(months.flatMap((month) => [month, month + 1]))].map(beginnings);
  const whole = edges(query).map((month) => [beginnings(month)[0], beginnings(month + 1)[1]]);
  const moment = (at: Date | undefined) =>
    sql`cast(${(at ?? new Date(0)).toISOString()} as ${isSqlite(db) ? sql`text` : sql`timestamptz`})`;
  const spans = [...between, ...whole].map(([begin, end]) => sql`(${moment(begin)}, ${moment(end)})`);
  if (spans.length === 0) return;
  const within = sql`pledges.created_at >= span.column1 and pledges.created_at < span.column2`;
  // PostgreSQL would compare every pledge with every span, were it not told to look up each span.
  const found = isSqlite(db)
    ? sql`cross join pledges where ${within}`
    : sql`cross join lateral (select id from pledges where ${within} offset 0) as pledges`;
  const ids = sql<number>`(select pledges.id from (values ${sql.join(spans)}) as span ${found})`;
  for (const pledge of await pledgeRows(db).where('id', 'in', ids).execute()) {
    const day = dayOf(new Date(pledge.created_at), timeZone);
    const month = monthNumber(day);
    const isMeant = Number(isWithin(day, query));
    if (pledge.rhythm === 'once') {
      const kept = monthNumber(pledge.created_at);
      yield partOf(pledge, month, isMeant);
      yield partOf(pledge, kept, -Number(isWithin(firstOf(kept), query)));
    } else if (pledge.start_month <= month && month <= thisMonth) {
      // Any other month is due on its first day, as is kept.
      const more = isMeant - Number(isWithin(firstOf(month), query));
      yield partOf(pledge, month, more, month - pledge.start_month);
    }
  }
}

/** Monthly pledges of a month that has not begun here: the time zone was another one. They are due in this month. */
async function* pledgesAhead(db: Database, { query, timeZone, thisMonth }: Asked): AsyncGenerator<SumsOfGiving> {
  const rows = await pledgeRows(db).where('rhythm', '=', 'monthly').where('start_month', '>', thisMonth).execute();
  for (const pledge of rows) {
    const day = dayOf(new Date(pledge.created_at), timeZone);
    const due = monthNumber(day) === thisMonth ? day : firstOf(thisMonth);
    if (isWithin(due, query)) yield partOf(pledge, thisMonth, 1);
  }
}

/** The gifts of the months of which not all days are meant. */
async function* giftsByDay(db: Database, query: ReportQuery): AsyncGenerator<SumsOfGiving> {
  for (const month of edges(query)) {
    const rows = await db
      .selectFrom('gifts')
      .select(['day', 'currency'])
      .select(({ fn }) => fn.coalesce('project_id', sql<number>`0`).as('project'))
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('amount').as('sum')])
      .where('day', '>=', firstOf(month))
      .where('day', '<', firstOf(month + 1))
      .groupBy(['day', 'project_id', 'currency'])
      .execute();
    for (const { day, project, currency, count, sum } of rows) {
      const more = Number(isWithin(day, query)) - Number(isWithin(firstOf(month), query));
      const part = { month, project, currency, pledged: 0, outstanding: 0 };
      yield { ...part, records: more * count, received: more * Number(sum) };
    }
  }
}

/** All that the lines of the report are added up from. */
export async function* reportParts(db: Database, asked: Asked): AsyncGenerator<SumsOfGiving> {
  const { query, thisMonth } = asked;
  const kept = await db
    .selectFrom('giving_sums')
    .select(['kind', 'month', 'project', 'currency'])
    .select(({ fn }) => [
      fn.sum<number>('records').as('records'),
      fn.sum<number>('pledged').as('pledged'),
      fn.sum<number>('outstanding').as('outstanding'),
      fn.sum<number>('received').as('received'),
    ])
    .groupBy(['kind', 'month', 'project', 'currency'])
    .execute();
  const of = (kind: (typeof kept)[number]['kind']) => kept.filter((sum) => sum.kind === kind);
  const monthly = of('monthly');
  for (const parts of [of('once'), of('gift'), eachMonth(monthly, thisMonth)]) {
    for (const part of parts) if (isWithin(firstOf(part.month), query)) yield part;
  }
  yield* giftsByDay(db, query);
  // The months of a project are added up whatever they are.
  const months = query.by === 'month' ? of('once').map(({ month }) => month) : [];
  yield* pledgesByDay(db, asked, months);
  if (monthly.some(({ month, records }) => month > thisMonth && records > 0)) yield* pledgesAhead(db, asked);
}

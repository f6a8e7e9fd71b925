import { sql } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import type { Currency } from '../../domain/giving/money.ts';
import { monthNumber } from '../../domain/giving/pledge.ts';
import type { GivingReport, ReportLine, ReportQuery } from '../../domain/giving/report.ts';
import type { Database } from '../database/open.ts';
import { countOpen, unassignedMoney } from './payments.ts';
import { everyPledge, type PledgeContext } from './pledges.ts';

/** The month of a pledge's number: `2026-11`. */
const monthKey = (month: number) => {
  const year = Math.floor((month - 1) / 12);
  return `${year}-${String(month - year * 12).padStart(2, '0')}`;
};

const monthOfDay = (day: string) => day.slice(0, 7);

const newLine = (key: string, currency: Currency): ReportLine => ({
  key,
  label: key,
  currency,
  pledged: 0,
  received: 0,
  outstanding: 0,
});

/** The lines by what they are added up by, and by currency. */
class Lines {
  readonly #lines = new Map<string, ReportLine>();

  line(key: string, currency: Currency): ReportLine {
    const place = `${key} ${currency}`;
    const line = this.#lines.get(place) ?? newLine(key, currency);
    this.#lines.set(place, line);
    return line;
  }

  /** The newest month first, projects by their titles. */
  all(by: ReportQuery['by']): ReportLine[] {
    const lines = [...this.#lines.values()];
    const isBefore = (one: ReportLine, other: ReportLine) =>
      by === 'month' ? one.key > other.key : one.label < other.label;
    return lines.sort((one, other) =>
      isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : one.currency < other.currency ? -1 : 1,
    );
  }
}

const isWithin = (day: string, { from, until }: ReportQuery) =>
  (from === undefined || day >= from) && (until === undefined || day <= until);

/** Adds what was pledged. A monthly pledge counts in each of its months; one that was cancelled counts as far as it came in. */
async function addPledges(lines: Lines, db: Database, query: ReportQuery, context: PledgeContext): Promise<void> {
  const thisMonth = monthNumber(dayOf(context.now, context.timeZone));
  for await (const batch of everyPledge(db, {}, context)) {
    for (const pledge of batch) {
      const day = dayOf(new Date(pledge.created_at), context.timeZone);
      // As many months as are expected: the first one was settled when it was pledged, also if the time zone is another one today.
      const months = pledge.expected / pledge.amount;
      const dues =
        pledge.rhythm === 'once'
          ? [{ day, month: monthOfDay(day) }]
          : Array.from({ length: months }, (_, index) => {
              const month = monthKey(thisMonth - months + 1 + index);
              return { day: month === monthOfDay(day) ? day : `${month}-01`, month };
            });
      let left = pledge.received;
      for (const { day: due, month } of dues) {
        const paid = Math.min(left, pledge.amount);
        left -= paid;
        if (!isWithin(due, query)) continue;
        const line = lines.line(query.by === 'month' ? month : String(pledge.project?.id ?? ''), pledge.currency);
        line.pledged += pledge.status === 'cancelled' ? paid : pledge.amount;
        line.outstanding += pledge.status === 'cancelled' ? 0 : pledge.amount - paid;
      }
    }
  }
}

/** Adds what came in, by the day on the statement. */
async function addGifts(lines: Lines, db: Database, query: ReportQuery): Promise<void> {
  let rows = db
    .selectFrom('gifts')
    .select(['day', 'project_id', 'currency'])
    .select(({ fn }) => fn.sum<number>('amount').as('received'))
    .groupBy(['day', 'project_id', 'currency']);
  if (query.from) rows = rows.where('day', '>=', query.from);
  if (query.until) rows = rows.where('day', '<=', query.until);
  for (const { day, project_id, currency, received } of await rows.execute()) {
    lines.line(query.by === 'month' ? monthOfDay(day) : String(project_id ?? ''), currency).received +=
      Number(received);
  }
}

async function nameProjects(db: Database, lines: readonly ReportLine[]): Promise<void> {
  const titles = new Map(
    (await db.selectFrom('projects').select(['id', 'title']).execute()).map(({ id, title }) => [String(id), title]),
  );
  for (const line of lines) line.label = titles.get(line.key) ?? '';
}

/** What was pledged, has come in and is outstanding, for each project or month. */
export async function givingReport(db: Database, query: ReportQuery, context: PledgeContext): Promise<GivingReport> {
  const lines = new Lines();
  await addPledges(lines, db, query, context);
  await addGifts(lines, db, query);
  if (query.by === 'project') await nameProjects(db, lines.all('month'));
  const { count } = await db
    .selectFrom('gifts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('thanked_at', 'is', null)
    .where(sql<boolean>`remaining > 0`)
    .executeTakeFirstOrThrow();
  return {
    lines: lines.all(query.by),
    thanks_owed: count,
    open_payments: await countOpen(db),
    unassigned: await unassignedMoney(db),
  };
}

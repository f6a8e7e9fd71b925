import { sql } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import type { Currency } from '../../domain/giving/money.ts';
import { monthNumber } from '../../domain/giving/pledge.ts';
import type { GivingReport, ReportLine, ReportQuery } from '../../domain/giving/report.ts';
import type { Database } from '../database/open.ts';
import { countOpen, unassignedMoney } from './payments.ts';
import type { PledgeContext } from './pledges.ts';
import { monthKey, reportParts, type SumsOfGiving } from './report-sums.ts';

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
  readonly #by: ReportQuery['by'];
  readonly #lines = new Map<string, ReportLine & { records: number }>();

  constructor(by: ReportQuery['by']) {
    this.#by = by;
  }

  add({ month, project, currency, records, pledged, outstanding, received }: SumsOfGiving): void {
    const key = this.#by === 'month' ? monthKey(month) : String(project || '');
    const place = `${key} ${currency}`;
    const line = this.#lines.get(place) ?? { ...newLine(key, currency), records: 0 };
    this.#lines.set(place, line);
    line.records += records;
    line.pledged += pledged;
    line.outstanding += outstanding;
    line.received += received;
  }

  /** Those that something is of: the newest month first, projects by their titles. */
  all(titles: ReadonlyMap<string, string>): ReportLine[] {
    const lines = [...this.#lines.values()].flatMap(({ records, ...line }) =>
      records === 0 ? [] : { ...line, label: this.#by === 'month' ? line.key : (titles.get(line.key) ?? '') },
    );
    const isBefore = (one: ReportLine, other: ReportLine) =>
      this.#by === 'month' ? one.key > other.key : one.label < other.label;
    return lines.sort((one, other) =>
      isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : one.currency < other.currency ? -1 : 1,
    );
  }
}

/** The titles of the projects by their numbers. */
async function titlesOfProjects(db: Database): Promise<Map<string, string>> {
  const projects = await db.selectFrom('projects').select(['id', 'title']).execute();
  return new Map(projects.map(({ id, title }) => [String(id), title]));
}

/** What was pledged, has come in and is outstanding, for each project or month. */
export async function readGivingReport(
  db: Database,
  query: ReportQuery,
  { now, timeZone }: Pick<PledgeContext, 'now' | 'timeZone'>,
): Promise<GivingReport> {
  const lines = new Lines(query.by);
  const thisMonth = monthNumber(dayOf(now, timeZone));
  for await (const part of reportParts(db, { query, timeZone, thisMonth })) lines.add(part);
  const { count } = await db
    .selectFrom('gifts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('thanked_at', 'is', null)
    .where(sql<boolean>`remaining > 0`)
    .executeTakeFirstOrThrow();
  return {
    lines: lines.all(await titlesOfProjects(db)),
    thanks_owed: count,
    open_payments: await countOpen(db),
    unassigned: await unassignedMoney(db),
  };
}

import { dayOf } from '../../domain/calendar.ts';
import { receiptNumber, type VoidNumberReason } from '../../domain/giving/gift.ts';
import { readCatalogue } from '../backup/catalogue.ts';
import { setCounters } from '../backup/fill.ts';
import { readCounters } from '../backup/snapshot.ts';
import type { Database } from '../database/open.ts';
import type { States } from './states.ts';

/** Numbers of records that are passed over in each table where nobody knows all that were given out since. */
const RECORDS_PASSED_OVER = 10_000;

/** Numbers of receipts that are passed over in a year, as each of them has to be accounted for. */
const RECEIPTS_PASSED_OVER = 1000;

/** More than that no site gives out in the weeks that a copy reaches back. A higher number is a fault, or of somebody who wants it to end. */
const MOST_RECORDS = 10_000_000;
const MOST_RECEIPTS = 100_000;

const reasons: Record<VoidNumberReason, string> = {
  gone_back: 'they were given out in a state of the site that was gone back from',
  passed_over: 'the site was restored, and may have given them out',
};

/** Whether every number that was given out since is known. */
const isAllKnown = ({ later, isLastUnknown }: States) => later !== null && isLastUnknown !== true;

/** Lets every table go on counting where the later state was, so that no number of a record leads to another one. */
async function carryCounters(states: States): Promise<void> {
  const { earlier, later } = states;
  const tables = await readCatalogue();
  const passedOver = isAllKnown(states) ? 0 : RECORDS_PASSED_OVER;
  const before = await readCounters(earlier, tables);
  const since = later && (await readCounters(later, tables));
  const next = Object.entries(before).map(([name, last]) => [
    name,
    passedOver + (since ? Math.max(last, Math.min(since[name] ?? 0, last + MOST_RECORDS)) : last),
  ]);
  await setCounters(earlier, Object.fromEntries(next));
}

const lastNumbers = async (db: Database) =>
  new Map((await db.selectFrom('receipt_numbers').selectAll().execute()).map(({ year, last }) => [year, last]));

/** The last number that may have been given out in each year. */
async function numbersSince(states: States): Promise<Map<number, number>> {
  const { earlier, later, now, timeZone } = states;
  const before = await lastNumbers(earlier);
  const passedOver = isAllKnown(states) ? 0 : RECEIPTS_PASSED_OVER;
  if (later)
    return new Map(
      [...(await lastNumbers(later))].map(([year, last]) => [
        year,
        Math.min(last, (before.get(year) ?? 0) + MOST_RECEIPTS) + passedOver,
      ]),
    );
  // Who has never given out a receipt has not begun to in between.
  if (before.size === 0) return before;
  const newest = Math.max(...before.keys());
  const thisYear = Number(dayOf(new Date(now), timeZone).slice(0, 4));
  const years = Array.from({ length: Math.max(thisYear - newest, 0) + 1 }, (_, at) => newest + at);
  return new Map(years.map((year) => [year, (before.get(year) ?? 0) + passedOver]));
}

/** Enters the receipts that were given out since as void, with the reason. Answers what is to be said of it. */
async function carryReceiptNumbers(states: States): Promise<string[]> {
  const { earlier, now: voided_at } = states;
  const before = await lastNumbers(earlier);
  const said: string[] = [];
  for (const [year, last] of await numbersSince(states)) {
    const first = (before.get(year) ?? 0) + 1;
    if (last < first) continue;
    const reason = isAllKnown(states) ? 'gone_back' : 'passed_over';
    await earlier.insertInto('void_receipt_numbers').values({ year, first, last, reason, voided_at }).execute();
    await earlier
      .insertInto('receipt_numbers')
      .values({ year, last })
      .onConflict((known) => known.column('year').doUpdateSet({ last }))
      .execute();
    said.push(
      `Receipts ${receiptNumber(year, first)} to ${receiptNumber(year, last)} are entered as void: ${reasons[reason]}.`,
    );
  }
  return said;
}

/** No number of a record, no reference of a pledge, and no number of a receipt is given out twice. */
export async function carryNumbers(states: States): Promise<string[]> {
  await carryCounters(states);
  const said = await carryReceiptNumbers(states);
  if (isAllKnown(states)) return said;
  return [
    `The numbers of new records begin ${RECORDS_PASSED_OVER} later, as it is not known which were given out last.`,
    ...said,
  ];
}

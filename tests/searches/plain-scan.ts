import { sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { OWN_DIGITS, partsOfNumber, phoneNumber } from '../../domain/phone.ts';
import type { Database } from '../../server/database/open.ts';
import { type AnyRow, readRows } from './walk.ts';

// What a search must find, by reading every row and asking of each whether it is meant: no stored text, no index, no SQL.

/** Every table that is read, with all its rows as they are now. */
export type Rows = (table: string) => readonly AnyRow[];

export async function readTables(db: Database, tables: Iterable<string>): Promise<Rows> {
  const read = new Map<string, AnyRow[]>();
  for (const table of new Set(tables)) read.set(table, await readRows(db, sql`select * from ${sql.table(table)}`));
  return (table) => {
    const rows = read.get(table);
    if (!rows) throw new Error(`The rows of ${table} are not read`);
    return rows;
  };
}

export const textOf = (row: AnyRow, column: string): string => String(row[column] ?? '');

/** Whether the text stands in one of these, whatever the letter case, accents and apostrophes of either. */
export const isIn = (text: string, ...read: readonly string[]): boolean =>
  read.some((one) => folded(one).includes(folded(text)));

/** The digits of what looks like a telephone number, or a part of one, without its country. */
function digitsOf(text: string): string | undefined {
  const number = phoneNumber(text);
  const digits = number === undefined ? text.replaceAll(/\D/g, '') : partsOfNumber(number).own;
  return digits.length >= 6 && !/\p{L}|@/u.test(text) ? digits.slice(-OWN_DIGITS) : undefined;
}

/** Whether this telephone number is searched, or a part of it, however either is written. */
export function hasNumber(text: string, phone: string): boolean {
  const digits = digitsOf(text);
  return digits !== undefined && phone.replaceAll(/[ \u00a0()./-]/g, '').includes(digits);
}

/** Tells whether a row is meant by a text. */
export type Finds = (row: AnyRow, text: string, rows: Rows) => boolean;

export const inColumns =
  (...columns: readonly string[]): Finds =>
  (row, text) =>
    isIn(text, ...columns.map((column) => textOf(row, column)));

/** The same, or in what visitors read of these columns in another language. */
export const inAnyLanguage =
  (resource: string, ...columns: readonly string[]): Finds =>
  (row, text, rows) =>
    inColumns(...columns)(row, text, rows) ||
    rows('translations').some(
      (one) =>
        one.resource === resource &&
        one.record === String(row.id) &&
        columns.includes(textOf(one, 'field')) &&
        one.published !== null &&
        isIn(text, textOf(one, 'published')),
    );

export const either =
  (...ways: readonly Finds[]): Finds =>
  (row, text, rows) =>
    ways.some((way) => way(row, text, rows));

export const byPhone: Finds = (row, text) => hasNumber(text, textOf(row, 'phone'));

/** Each word of a name somewhere, as they may stand in different columns. */
export const eachWord =
  (finds: Finds): Finds =>
  (row, text, rows) =>
    text.split(/\s+/).every((word) => finds(row, word, rows));

/** A giver and all who are the same person. */
const peopleOf = (rows: Rows, giver: AnyRow): readonly AnyRow[] => {
  const main = giver.merged_into ?? giver.id;
  return rows('givers').filter((one) => one.id === main || one.merged_into === main);
};

/** Somebody of those who are the same person as the giver. */
export const asGiver =
  (finds: Finds): Finds =>
  (giver, text, rows) =>
    peopleOf(rows, giver).some((one) => finds(one, text, rows));

const withId = (rows: Rows, table: string, id: unknown) => rows(table).find((one) => one.id === id);

/** The giver of a gift. */
export const ofGiver =
  (finds: Finds): Finds =>
  (gift, text, rows) => {
    const giver = withId(rows, 'givers', gift.giver_id);
    return giver !== undefined && asGiver(finds)(giver, text, rows);
  };

/** A receipt by its number, `2026-0001`, else by whose gift it is for, or by the name that the pledge was made in. */
export const asReceipt =
  (finds: Finds): Finds =>
  (receipt, text, rows) => {
    const [, year, number] = /^(\d{4})-0*(\d{1,9})$/.exec(text) ?? [];
    if (year !== undefined) return receipt.year === Number(year) && receipt.number === Number(number);
    const gift = withId(rows, 'gifts', receipt.gift_id);
    const pledge = withId(rows, 'pledges', gift?.pledge_id);
    return (
      (gift !== undefined && ofGiver(finds)(gift, text, rows)) ||
      (pledge !== undefined && isIn(text, textOf(pledge, 'full_name')))
    );
  };

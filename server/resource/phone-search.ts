import { type RawBuilder, sql } from 'kysely';
import { OWN_DIGITS, partsOfNumber, phoneNumber } from '../../domain/phone.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { contains } from './searching.ts';

/** Digits that tell a telephone number from a year or a house number. */
const MIN_DIGITS = 6;

/** Separators people write between the digits of a telephone number. */
const separators = [' ', '\u00a0', '-', '(', ')', '.', '/'];

/** The digits of a search text that looks like a telephone number, without the country's code. */
export function searchedDigits(text: string): string | undefined {
  const number = phoneNumber(text);
  const digits = number === undefined ? text.replaceAll(/\D/g, '') : partsOfNumber(number).own;
  return digits.length >= MIN_DIGITS && !/\p{L}|@/u.test(text) ? digits.slice(-OWN_DIGITS) : undefined;
}

const withoutSeparators = (column: string) =>
  separators.reduce((text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`, sql`${sql.ref(column)}`);

/** A condition: the column has these digits one after the other, whatever is written between them. */
export const hasDigits = (column: string, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${withoutSeparators(column)} like ${`%${digits}%`}`;

/**
 * A condition: the column is a telephone number with these digits. The tables with telephones have an index of the last nine; numbers that
 * are shorter are looked for in all.
 */
export function isCalled(db: Database, column: string, digits: string): RawBuilder<boolean> {
  if (digits.length < OWN_DIGITS) return hasDigits(column, digits);
  const text = withoutSeparators(column);
  return isSqlite(db)
    ? sql<boolean>`substr(${text}, ${sql.lit(-OWN_DIGITS)}) = ${digits}`
    : sql<boolean>`right(${text}, ${sql.lit(OWN_DIGITS)}) = ${digits}`;
}

/** A condition: one of the columns contains the text, or the column of telephones the number, however either is written. */
export function containsOrCalls(columns: readonly string[], text: string, phone = 'phone'): RawBuilder<boolean> {
  const digits = searchedDigits(text);
  const found = contains(columns, text);
  return digits === undefined ? found : sql<boolean>`(${found} or ${hasDigits(phone, digits)})`;
}

/** The records of a long list with these digits in their telephone number, whatever is written between them. */
export const calledWith = (db: Database, table: 'givers' | 'pledges', digits: string): RawBuilder<number> => {
  const index = sql.ref(`${table}_digits`);
  return isSqlite(db)
    ? sql<number>`select rowid from ${index} where ${index} match ${`"${digits}"`}`
    : sql<number>`select id from ${sql.table(table)} where ${hasDigits('phone', digits)}`;
};

import { type RawBuilder, sql } from 'kysely';
import { OWN_DIGITS, partsOfNumber, phoneNumber } from '../../domain/phone.ts';
import type { FoldedTable } from '../database/folded-texts.ts';

import { contains, isFoundBy } from './listing.ts';

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

/** A condition: the column has these digits one after the other, whatever is written between them. */
export function hasDigits(column: string, digits: string): RawBuilder<boolean> {
  let plain = sql`${sql.ref(column)}`;
  for (const separator of separators) plain = sql`replace(${plain}, ${sql.lit(separator)}, '')`;
  return sql<boolean>`${plain} like ${`%${digits}%`}`;
}

/** A condition: one of the columns contains the text, or the column of telephones the number, however either is written. */
export function containsOrCalls(columns: readonly string[], text: string, phone = 'phone'): RawBuilder<boolean> {
  const digits = searchedDigits(text);
  const contained = contains(columns, text);
  return digits === undefined ? contained : sql<boolean>`(${contained} or ${hasDigits(phone, digits)})`;
}

/** The same in a long list, which stores what is searched of it. `id` is the record's. */
export function isFoundOrCalled(table: FoldedTable, id: string, text: string, phone: string): RawBuilder<boolean> {
  const digits = searchedDigits(text);
  const found = isFoundBy(table, id, text);
  return digits === undefined ? found : sql<boolean>`(${found} or ${hasDigits(phone, digits)})`;
}

import { type RawBuilder, sql } from 'kysely';
import { COUNTRY, isPhoneNumber, OWN_DIGITS, partsOfNumber } from '../../domain/phone.ts';
import type { Database } from '../database/open.ts';
import { hasDigits } from '../resource/phone-search.ts';
import { saysTyped } from '../resource/typed-address.ts';
import { readSiteSettings } from '../site/store.ts';

// A person's address is their e-mail address in lower case or, without one, their telephone number as `+250788111222`.

/** Characters that make an address part of a longer one when they precede it: `joann@…` contains `ann@…`. */
const longerBefore = /[\p{L}\p{M}\p{N}._%+'-]*$/u;

/** The preceding characters count only with a letter or digit among them; signs alone, as before `-ann@…` in a list, do not. */
const letters = /[\p{L}\p{M}\p{N}_]/u;

/** The same behind it: `ann@example.org` is no part of `ann@example.org.rw`, and ends the sentence before a full stop. */
const longerBehind = /^(?:[\p{L}\p{M}\p{N}_]|[.-]+[\p{L}\p{N}])/u;

/** Characters that are looked at before an address: no local part is longer. */
const MAX_LOCAL_PART_LENGTH = 64;

/** In lower case, with every place where it was: the one letter that would become two is stood in for. */
const lowerCase = (text: string) => text.replaceAll('İ', '_').toLowerCase();

/** A condition: one of the columns may say this address. Whether it does, the text tells. */
export function maySayAddress(db: Database, columns: readonly string[], address: string): RawBuilder<boolean> {
  if (!isPhoneNumber(address)) return saysTyped(db, columns, address);
  const conditions = columns.map((column) => hasDigits(column, partsOfNumber(address).own.slice(-OWN_DIGITS)));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The characters that people write between the digits of a telephone number. */
const BETWEEN = '[ \\u00a0().\\-/]{0,3}';

const spaced = (digits: string) => [...digits].join(BETWEEN);

/**
 * This telephone number however it is written, with the zero of the number at home or without; a number of Rwanda also without
 * its country.
 */
function numberPattern(address: string): RegExp {
  const { country, own } = partsOfNumber(address);
  const international = `(?:\\+|00)?${spaced(country)}${BETWEEN}0?`;
  const prefix = country === COUNTRY ? `(?:${international}|0)?` : international;
  const pattern = `(?<!\\d)${prefix}${BETWEEN}${spaced(own)}(?!\\d)`;
  // It would be found between any two letters, and erased there.
  if (new RegExp(pattern).test('')) throw new Error('A pattern of an address matches the empty text');
  return new RegExp(pattern, 'g');
}

interface Place {
  at: number;
  end: number;
}

/** The places at which the text says this whole address, in any letter case. */
function* placesOf(text: string, address: string): Generator<Place> {
  if (!isPhoneNumber(address)) yield* placesOfEmail(text, address);
  else
    for (const { 0: found, index } of text.matchAll(numberPattern(address)))
      yield { at: index, end: index + found.length };
}

function* placesOfEmail(text: string, email: string): Generator<Place> {
  if (email === '') throw new Error('The empty text is no address');
  const lower = lowerCase(text);
  for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, at + 1)) {
    const before = longerBefore.exec(lower.slice(Math.max(0, at - MAX_LOCAL_PART_LENGTH), at))?.[0] ?? '';
    const end = at + email.length;
    if (!letters.test(before) && !longerBehind.test(lower.slice(end, end + MAX_LOCAL_PART_LENGTH))) yield { at, end };
  }
}

/** Whether the text says this whole address. */
export const saysAddress = (text: string, address: string): boolean => !placesOf(text, address).next().done;

/** The text that replaces an erased address in the log. */
const ERASED = '[erased]';

/** The text with a fixed word wherever it says this whole address. */
export function withoutAddress(text: string, address: string): string {
  let written = '';
  let from = 0;
  for (const { at, end } of placesOf(text, address)) {
    written += text.slice(from, at) + ERASED;
    from = end;
  }
  return written + text.slice(from);
}

/** Whether a text anywhere in this JSON says the address. As JSON, the letter of a `\n` would stand before it. */
export function jsonSaysAddress(json: string | null, address: string): boolean {
  const says = (value: unknown): boolean => {
    if (typeof value === 'string') return saysAddress(value, address);
    return typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(says));
  };
  return json !== null && says(JSON.parse(json));
}

/** This JSON with the fixed word wherever a text in it says the address. */
export function jsonWithoutAddress(json: string | null, address: string): string | null {
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutAddress(value, address);
    if (Array.isArray(value)) return value.map(without);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [withoutAddress(name, address), without(one)]),
    );
  };
  return json === null ? null : JSON.stringify(without(JSON.parse(json)));
}

/**
 * Tells if the address is or was that of an account, or the organisation's own. The mails to it are for
 * staff: codes, links and warnings, also the one that an account or the messages of visitors have another address now.
 * Staff who manage visitors' data neither see nor delete them, nor the locks of the account.
 */
export async function isOurs(db: Database, address: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
  if (account) return true;
  const { email, phone } = await readSiteSettings(db);
  const former = await db
    .selectFrom('former_addresses')
    .select('said')
    .where(maySayAddress(db, ['said'], address))
    .execute();
  return [email, phone, ...former.map(({ said }) => said)].some((said) => saysAddress(said, address));
}

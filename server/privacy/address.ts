import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { contains } from '../resource/listing.ts';

/** Addresses stand in the tables as they were typed. */
export const isAddress = (column: string, email: string) => sql<boolean>`lower(${sql.ref(column)}) = ${email}`;

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

/** The places at which the text says this whole address, which is in lower case, in any letter case. */
function* placesOf(text: string, email: string): Generator<number> {
  const lower = lowerCase(text);
  for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, at + 1)) {
    const before = longerBefore.exec(lower.slice(Math.max(0, at - MAX_LOCAL_PART_LENGTH), at))?.[0] ?? '';
    const end = at + email.length;
    if (!letters.test(before) && !longerBehind.test(lower.slice(end, end + MAX_LOCAL_PART_LENGTH))) yield at;
  }
}

/** Whether the text says this whole address, which is in lower case. */
export const saysAddress = (text: string, email: string): boolean => !placesOf(text, email).next().done;

/** The text that replaces an erased address in the log. */
const ERASED = '[erased]';

/** The text with a fixed word wherever it says this whole address. */
function withoutAddress(text: string, email: string): string {
  let written = '';
  let from = 0;
  for (const at of placesOf(text, email)) {
    written += text.slice(from, at) + ERASED;
    from = at + email.length;
  }
  return written + text.slice(from);
}

/** Whether a text anywhere in this JSON says the address. As JSON, the letter of a `\n` would stand before it. */
export function jsonSaysAddress(json: string | null, email: string): boolean {
  const says = (value: unknown): boolean => {
    if (typeof value === 'string') return saysAddress(value, email);
    return typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(says));
  };
  return json !== null && says(JSON.parse(json));
}

/** This JSON with the fixed word wherever a text in it says the address. */
export function jsonWithoutAddress(json: string | null, email: string): string | null {
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutAddress(value, email);
    if (Array.isArray(value)) return value.map(without);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [withoutAddress(name, email), without(one)]));
  };
  return json === null ? null : JSON.stringify(without(JSON.parse(json)));
}

/** Rows of the log in which addresses of our own stand: of staff, and where visitors' messages go. */
const ourResources = ['users', 'settings'];

/**
 * Whether the address, in lower case, is or was that of an account, or the organisation's own. The mails to it are for
 * staff: codes, links and warnings, also the one that an account or the messages of visitors have another address now.
 * Staff who manage visitors' data neither see nor delete them, nor the locks of the account.
 */
export async function isOurs(db: Database, email: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return true;
  const logged = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('resource', 'in', ourResources)
    .where(contains(['before', 'after'], email))
    .execute();
  return logged.some(({ before, after }) => jsonSaysAddress(before, email) || jsonSaysAddress(after, email));
}

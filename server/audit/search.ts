import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { contains, containsPlain, patternOf } from '../resource/searching.ts';

/** Shorter words have no part that an index could hold. */
const MIN_INDEXED = 3;

/** What a user is found by. */
const people = ['first_name', 'last_name', 'email'];

const searched = ['action', 'resource', 'before', 'after'];

/** The same expression as in PostgreSQL's index. */
const foldedText = sql`folded(${sql.join(
  searched.map((column) => sql`coalesce(${sql.ref(`audit.${column}`)}, '')`),
  sql` || chr(10) || `,
)})`;

/** A word as it stands in the log, where records are JSON. */
const inJson = (word: string) => JSON.stringify(folded(word)).slice(1, -1);

/** Entries with all of these words; those of some users need fewer, as the others are in their names. */
interface Alternative {
  users?: readonly number[];
  words: readonly string[];
}

export interface AskedWords {
  /** Words that the index knows. Empty where there are none. */
  alternatives: readonly Alternative[];
  /** Conditions of the others, which need the entry itself. */
  short: readonly RawBuilder<boolean>[];
}

const usersWith = async (db: Database, word: string) =>
  (await db.selectFrom('users').select('id').where(contains(people, word)).execute()).map(({ id }) => id);

/** A condition: the entry has this short word, or a user with it in their name has written it. */
function hasShort(db: Database, word: string, users: readonly number[]): RawBuilder<boolean> {
  const text = isSqlite(db)
    ? containsPlain(
        searched.map((column) => `audit.${column}`),
        inJson(word),
      )
    : containsText(inJson(word));
  return users.length === 0 ? text : sql<boolean>`(${text} or audit.user_id in (${sql.join(users)}))`;
}

/** What the words of a search ask for: each is in the entry, or in the name of who wrote it. */
export async function readWords(db: Database, search: string): Promise<AskedWords> {
  const words = [...new Set(search.split(/\s+/).filter((word) => word !== ''))];
  const isIndexed = (word: string) => [...inJson(word)].length >= MIN_INDEXED;
  const indexed = words.filter(isIndexed);
  const short: RawBuilder<boolean>[] = [];
  const namedBy = new Map<number, string[]>();
  for (const word of words) {
    const users = await usersWith(db, word);
    if (!isIndexed(word)) short.push(hasShort(db, word, users));
    else for (const user of users) namedBy.set(user, [...(namedBy.get(user) ?? []), word]);
  }
  if (indexed.length === 0) return { alternatives: [], short };
  const named = Map.groupBy(namedBy, ([, found]) => found.join(' '));
  return {
    alternatives: [
      { words: indexed },
      ...[...named.values()].map((group) => ({
        users: group.map(([user]) => user),
        words: indexed.filter((word) => !group[0]?.[1].includes(word)),
      })),
    ],
    short,
  };
}

/** A condition on PostgreSQL: the entry's text contains this. */
const containsText = (text: string) => sql<boolean>`${foldedText} like ${patternOf(text)} escape '\\'`;

/** A condition on PostgreSQL: the entry is one of those with the words. */
export function hasWords(alternatives: readonly Alternative[]): RawBuilder<boolean> {
  const conditions = alternatives.map(({ users, words }) => {
    const all = words.map((word) => containsText(inJson(word)));
    if (users) all.push(sql<boolean>`audit.user_id in (${sql.join(users)})`);
    return sql`(${sql.join(all, sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** A text in the language of SQLite's index, in which nobody's words mean anything but themselves. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A condition: the entry says this anywhere. It has more than two letters. */
export const says = (db: Database, text: string): RawBuilder<boolean> =>
  isSqlite(db)
    ? sql<boolean>`audit.id in (select rowid from audit_searched where audit_searched match ${`text : ${phrase(inJson(text))}`})`
    : containsText(inJson(text));

/** What SQLite's index is asked for: entries about all of these, and with the words. Empty where it need not be asked. */
export function askedOfIndex(
  about: { resource?: string | undefined; action?: string | undefined; user?: number | undefined },
  alternatives: readonly Alternative[],
): string {
  const { resource, action, user } = about;
  const is = (letter: string, value: string | number | undefined) =>
    value === undefined ? [] : [`about : ${phrase(`${letter}<${value}>`)}`];
  const withWords = alternatives.map(({ users, words }) => {
    const all = words.map((word) => `text : ${phrase(inJson(word))}`);
    if (users) all.push(`(${users.flatMap((one) => is('u', one)).join(' OR ')})`);
    return `(${all.join(' AND ')})`;
  });
  const filters = [...is('r', resource), ...is('a', action), ...is('u', user)];
  return [...filters, ...(withWords.length === 0 ? [] : [`(${withWords.join(' OR ')})`])].join(' AND ');
}

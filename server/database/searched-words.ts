import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from '../../domain/search-words.ts';
import { isSqlite } from './columns.ts';
import { inParts } from './in-slices.ts';
import type { Database } from './open.ts';

// The index of the words of what visitors search: FTS5 on SQLite, `tsvector` on PostgreSQL. Words have letters, digits and marks
// alone, so that none of them means anything to either.

/** A word, several that stand one behind the other, or words of which any is as good. */
export type Sought = { phrase: readonly string[] } | { anyOf: readonly string[] };

/** The last place in a text that PostgreSQL can tell apart. */
const LAST_PLACE = 16_383;

/** Words of a vector that stand in a title, and in a text behind it. */
const placed = (words: readonly string[], weight: string, behind: number) =>
  words.map((word, place) => `'${word}':${Math.min(behind + place + 1, LAST_PLACE)}${weight}`);

/** Puts the words of a text into the index, in place of those that it had. */
export async function indexWords(db: Database, id: number, title: readonly string[], text: readonly string[]) {
  if (isSqlite(db)) {
    await sql`insert or replace into searched_texts_search (rowid, title, text)
      values (${id}, ${title.join(' ')}, ${text.join(' ')})`.execute(db);
    return;
  }
  // Between the two is a place for no word, so that nothing reaches from one into the other.
  const vector = [...placed(title, 'A', 0), ...placed(text, 'D', title.length + 1)].join(' ');
  await sql`update searched_texts set words = cast(${vector} as tsvector) where id = ${id}`.execute(db);
}

function matchOnSqlite(all: readonly Sought[], isAny: boolean, inTitle: boolean): string {
  const each = all.map((one) =>
    'phrase' in one ? `"${one.phrase.join(' ')}"` : `(${one.anyOf.map((word) => `"${word}"`).join(' OR ')})`,
  );
  const match = each.join(isAny ? ' OR ' : ' AND ');
  return inTitle ? `{title} : (${match})` : match;
}

function matchOnPostgres(all: readonly Sought[], isAny: boolean, inTitle: boolean): string {
  const quoted = (word: string) => `'${word}'${inTitle ? ':A' : ''}`;
  const each = all.map((one) =>
    'phrase' in one ? `(${one.phrase.map(quoted).join(' <-> ')})` : `(${one.anyOf.map(quoted).join(' | ')})`,
  );
  return each.join(isAny ? ' | ' : ' & ');
}

/** The query for the index of words: texts with all of these words or with any of them; with `inTitle`, in the title alone. */
export const matchOf = (db: Database, all: readonly Sought[], isAny = false, inTitle = false): string =>
  isSqlite(db) ? matchOnSqlite(all, isAny, inTitle) : matchOnPostgres(all, isAny, inTitle);

/** The numbers of the newest texts that an index finds by this. */
export const textsWith = (db: Database, match: RawBuilder<string>, most: number): RawBuilder<{ id: number }> =>
  isSqlite(db)
    ? sql`select rowid as id from searched_texts_search
        where searched_texts_search match ${match} order by rowid desc limit ${sql.lit(most)}`
    : sql`select id from searched_texts where words @@ cast(${match} as tsquery) order by id desc limit ${sql.lit(most)}`;

/** The same for one word that stands in a column, in no order. Words have no quotes in them. */
export const textsWithWord = (db: Database, word: RawBuilder<string>, most: number): RawBuilder<{ id: number }> =>
  isSqlite(db)
    ? sql`select rowid as id from searched_texts_search
        where searched_texts_search match '"' || ${word} || '"' limit ${sql.lit(most)}`
    : sql`select id from searched_texts where words @@ cast('''' || ${word} || '''' as tsquery) limit ${sql.lit(most)}`;

/** Words that are looked up at once. */
const AT_ONCE = 400;

const reversed = (word: string) => Array.from(word).reverse().join('');

/** Which of these words stand in the list of all words. */
export async function knownWords(db: Database, words: Iterable<string>): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inParts([...words], AT_ONCE)) {
    const found = await db.selectFrom('searched_words').select('word').where('word', 'in', some).execute();
    for (const { word } of found) known.add(word);
  }
  return known;
}

/** Adds those of the words that are new to the list of all words. */
export async function addWords(db: Database, words: ReadonlySet<string>): Promise<void> {
  const known = await knownWords(db, words);
  const fresh = [...words].filter((word) => !known.has(word)).map((word) => ({ word, reversed: reversed(word) }));
  for (const some of inParts(fresh, AT_ONCE)) await db.insertInto('searched_words').values(some).execute();
}

/** Whether some text has the word. */
const isSaid = async (db: Database, word: string): Promise<boolean> =>
  (await textsWith(db, sql<string>`${matchOf(db, [{ phrase: [word] }])}`, 1).execute(db)).rows.length > 0;

/** Takes those of the words that no text has any more out of the list. */
export async function dropWords(db: Database, words: Iterable<string>): Promise<void> {
  const gone: string[] = [];
  for (const word of words) if (!(await isSaid(db, word))) gone.push(word);
  for (const some of inParts(gone, AT_ONCE)) {
    const rows = db.selectFrom('searched_words').select('id').where('word', 'in', some);
    // Nobody waits for somebody else's row: two who drop the same words could wait for each other.
    const free = isSqlite(db) ? rows : rows.forUpdate().skipLocked();
    await db.deleteFrom('searched_words').where('id', 'in', free).execute();
  }
}

/** Words of the list that are read for one half of a word, and as its longer forms. */
const MOST_ALIKE = 2000;
const MOST_LONGER = 200;

/** The highest character that a word can have. */
const HIGHEST = '\u{10ffff}';

function wordsAround(db: Database, column: 'word' | 'reversed', beginning: string) {
  const begun = db.selectFrom('searched_words').select('word').where(column, '>=', beginning);
  return begun.where(column, '<', beginning + HIGHEST).orderBy(column);
}

/** Words that begin so, whoever may read the texts that they stand in. */
export async function wordsBeginning(db: Database, beginning: string): Promise<string[]> {
  const found = await wordsAround(db, 'word', beginning).limit(MOST_LONGER).execute();
  return found.map(({ word }) => word);
}

/** Words that are about as long as this one and begin or end like it. A single slip leaves one of its halves as it is. */
export async function wordsLike(db: Database, word: string): Promise<Set<string>> {
  const letters = Array.from(word);
  const half = Math.floor((letters.length - 1) / 2);
  const alike = new Set<string>();
  for (const [column, beginning] of [
    ['word', letters.slice(0, half)],
    ['reversed', letters.slice(-half).reverse()],
  ] as const) {
    const isAsLong = sql<boolean>`length(word) between ${letters.length - 1} and ${letters.length + 1}`;
    const found = await wordsAround(db, column, beginning.join('')).where(isAsLong).limit(MOST_ALIKE).execute();
    for (const one of found) alike.add(one.word);
  }
  return alike;
}

export const allWordsOf = (...texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsOf));

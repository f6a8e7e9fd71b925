import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import { identifier } from '../../domain/identifier.ts';
import type { Language } from '../../domain/languages.ts';
import { isSqlite } from '../database/columns.ts';
import { type FoldedTable, foldedSource, foldedTables, unfilledRows } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { givenText } from '../database/prepared.ts';

/** The `like` pattern that finds the text anywhere. */
export const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** FTS5 finds parts of words from this many characters on. */
const SHORTEST_PART = 3;

/** Whether a text has no part that FTS5 could find. */
export const isShort = (text: string): boolean => [...folded(text)].length < SHORTEST_PART;

/** A search in the shape of a prepared query. Its text is given as `search`; one that is short is looked for in another way. */
export interface GivenSearch {
  isShort: boolean;
}

/** A text that is looked for, or one that is given when the query is run. */
export type Sought = string | GivenSearch;

/** The query of a list as such a shape. */
export type WithGivenSearch<Query> = Omit<Query, 'search'> & { search?: GivenSearch | undefined };

export const shapeOfSearch = (text: string): GivenSearch | undefined =>
  text === '' ? undefined : { isShort: isShort(text) };

const madeOf = (text: Sought, made: (text: string) => string): RawBuilder<string> =>
  typeof text === 'string' ? sql`${made(text)}` : givenText('search', made);

function oneIsLike(columns: readonly RawBuilder<unknown>[], text: Sought, written = folded): RawBuilder<boolean> {
  const pattern = madeOf(text, (sought) => patternOf(written(sought)));
  const conditions = columns.map((column) => sql`${column} like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** A condition: one of the columns contains the text, whatever its letter case, accents and apostrophes. */
export const contains = (columns: readonly string[], text: Sought): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql`folded(${sql.ref(column)})`),
    text,
  );

const hasParts = (db: Database, text: Sought) =>
  isSqlite(db) && !(typeof text === 'string' ? isShort(text) : text.isShort);

/** In quotes nothing of what is typed has a meaning to the index of words. */
const phraseOf = (text: string) => `"${folded(text).replaceAll('"', '""')}"`;

/** The numbers that the index of words of SQLite has for the text in these columns. */
function indexedWith(table: FoldedTable, text: Sought, columns: readonly string[]): RawBuilder<number> {
  const index = sql.ref(`${table}_search`);
  const match = madeOf(text, (sought) => `{${columns.join(' ')}} : ${phraseOf(sought)}`);
  return sql<number>`select rowid as id from ${index} where ${index} match ${match}`;
}

/** A condition on a row of the table: one of its stored texts contains the text. */
export function holdsText(
  db: Database,
  table: FoldedTable,
  text: Sought,
  columns: readonly string[],
): RawBuilder<boolean> {
  return hasParts(db, text)
    ? sql<boolean>`id in (${indexedWith(table, text, columns)})`
    : containsFolded(columns, text);
}

/** The numbers of the rows of which a stored text contains the text. The index of words says them itself: no row is read for it. */
export const idsWith = (db: Database, table: FoldedTable, text: Sought, columns: readonly string[]) =>
  hasParts(db, text)
    ? indexedWith(table, text, columns)
    : sql<number>`select id from ${sql.table(table)} where ${containsFolded(columns, text)}`;

/** The rows that are not filled in yet, of which the texts themselves contain the text. */
const unfilledWith = (db: Database, table: FoldedTable, column: RawBuilder<unknown>, text: Sought) =>
  sql<number>`select ${column} from ${unfilledRows(db, table)}
    and ${oneIsLike([sql`folded(${foldedSource(table)})`], text)}`;

/** The numbers of the rows whose `folded_text` contains the text, with those that are not filled in yet. */
export const rowsWith = (db: Database, table: FoldedTable, text: Sought) =>
  sql<number>`${idsWith(db, table, text, ['folded_text'])} union all ${unfilledWith(db, table, sql`id`, text)}`;

/** A condition: the stored text of the record in a long list contains this text. `id` is the record's. */
export const isFoundBy = (db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(id)} in (${rowsWith(db, table, text)})`;

/**
 * The same where it contains all of these texts. The index of words is asked for them together: each by itself may be in many
 * rows, which would all be read.
 */
export function isFoundByAll(
  db: Database,
  table: FoldedTable,
  id: string,
  texts: readonly string[],
): RawBuilder<boolean> {
  const index = sql.ref(`${table}_search`);
  const asked = texts.filter((text) => hasParts(db, text)).map(phraseOf);
  const conditions = texts.filter((text) => !hasParts(db, text)).map((text) => containsFolded(['folded_text'], text));
  if (asked.length > 0) {
    const match = `{folded_text} : (${asked.join(' AND ')})`;
    conditions.push(sql<boolean>`id in (select rowid from ${index} where ${index} match ${match})`);
  }
  const unfilled = texts.map((text) => oneIsLike([sql`folded(${foldedSource(table)})`], text));
  return sql<boolean>`${sql.ref(id)} in (
    select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    union all select id from ${unfilledRows(db, table)} and ${sql.join(unfilled, sql` and `)})`;
}

/**
 * A condition on a row of the table: it is one of the newest whose stored text contains the text. `where` narrows them on
 * the way, where an index holds it.
 */
export function isAmongNewest(
  db: Database,
  table: FoldedTable,
  text: string,
  { most, where }: { most: number; where: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const index = sql.ref(`${table}_search`);
  // The index of words is read from its newest entry. The plus has SQLite read a short text in an index, and not in the rows.
  const newest = hasParts(db, text)
    ? sql`select rowid as id from ${index} where ${index} match ${phraseOf(text)} order by rowid desc limit ${sql.lit(most)}`
    : sql`select id from ${sql.table(table)} where ${containsFolded(['folded_text'], text)} and ${where}
        order by +id desc limit ${sql.lit(most)}`;
  return sql<boolean>`id in (select id from (${newest}) as newest union all ${unfilledWith(db, table, sql`id`, text)})`;
}

/** The same of the row itself, where an index of the list holds its stored text too. */
export function isFoundInRow(db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> {
  const stored = sql.ref(id.replace(/\w+$/, 'folded_text'));
  const unfilled = unfilledWith(db, table, sql`id`, text);
  return sql<boolean>`(${oneIsLike([stored], text)} or (${stored} = '' and ${sql.ref(id)} in (${unfilled})))`;
}

/** The same for a list in which an index holds the stored text: a text that is too short for the index of words is looked for there. */
export const isFound = (db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> =>
  hasParts(db, text) ? isFoundBy(db, table, id, text) : isFoundInRow(db, table, id, text);

/**
 * The same where much is found. The plus tells SQLite to go through the list in its order and stop when the page is full: it
 * would read whatever is found, and sort it.
 */
export const isFoundInOrder = (db: Database, table: FoldedTable, id: string, text: string): RawBuilder<boolean> =>
  hasParts(db, text) ? sql<boolean>`+${isFoundBy(db, table, id, text)}` : isFoundInRow(db, table, id, text);

/** The records of which a published translation of one of the fields contains the text, in any language. */
function translatedWith(db: Database, resource: string, fields: readonly string[], text: Sought) {
  const record = sql`cast(record as integer)`;
  const isOfFields = sql`resource = ${resource} and field in (${sql.join(fields)})`;
  return sql<number>`select ${record} from translations where ${holdsText(db, 'translations', text, ['folded_text'])} and ${isOfFields}
    union all ${unfilledWith(db, 'translations', record, text)} and ${isOfFields}`;
}

/** A condition: one of the columns contains the text, or a published translation of it in any language. `id` is the record's. */
export const containsInAnyLanguage = (
  db: Database,
  resource: string,
  id: string,
  columns: readonly string[],
  text: Sought,
): RawBuilder<boolean> =>
  sql<boolean>`(${contains(columns, text)} or ${sql.ref(id)} in (${translatedWith(db, resource, columns, text)}))`;

/** The numbers of the records of a long list, which stores what is searched of it, that the same is true of. */
export const rowsInAnyLanguage = (db: Database, resource: string, table: FoldedTable, text: Sought) =>
  sql<number>`${rowsWith(db, table, text)} union all ${translatedWith(db, resource, foldedTables[table], text)}`;

/** The same as a condition. */
export const isFoundInAnyLanguage = (
  db: Database,
  resource: string,
  table: FoldedTable,
  id: string,
  text: Sought,
): RawBuilder<boolean> => sql<boolean>`+${sql.ref(id)} in (${rowsInAnyLanguage(db, resource, table, text)})`;

/** A column as a line of the stored text, on PostgreSQL by its number. No text of the columns before it may have several lines. */
function lineOf(db: Database, table: FoldedTable, column: string): RawBuilder<string> {
  const columns: readonly string[] = foldedTables[table];
  // A text by itself begins with a new line.
  const place = columns.indexOf(column) + (columns.length === 1 ? 1 : 0);
  if (!isSqlite(db)) return sql`split_part(folded_text, chr(10), ${sql.lit(place + 1)})`;
  let rest = sql<string>`folded_text`;
  for (let line = 0; line < place; line += 1) rest = sql`substr(${rest}, instr(${rest}, char(10)) + 1)`;
  return columns.at(-1) === column ? rest : sql`substr(${rest}, 1, instr(${rest}, char(10)) - 1)`;
}

/** A condition: one of these columns, each a line of the stored text, contains the text. */
export const lineContains = (
  db: Database,
  table: FoldedTable,
  columns: readonly string[],
  text: string,
): RawBuilder<boolean> =>
  sql<boolean>`case when folded_text = '' then ${contains(columns, text)}
    else ${containsFolded(['folded_text'], text)} and ${oneIsLike(
      columns.map((column) => lineOf(db, table, column)),
      text,
    )} end`;

/** The ids of a resource's records of which some published translation meets the condition. */
const translatedIds = (resource: string, condition: RawBuilder<boolean>) =>
  sql`(select cast(record as integer) from translations
    where resource = ${resource} and published is not null and ${condition})`;

/** An order: first the records that are published or written in this language. `id` is the record's. */
export const translatedFirst = (resource: string, id: string, language: Language): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(id)} in ${translatedIds(resource, sql<boolean>`language = ${language}`)}
    or cast(${sql.ref(id)} as text) in (select record from record_languages
      where resource = ${sql.lit(resource)} and language = ${language}) then 0 else 1 end`;

/** The same for columns that are stored folded. */
export const containsFolded = (columns: readonly string[], text: Sought): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql.ref(column)),
    text,
  );

/** A condition: one of the columns contains the text as it stands; SQLite takes no notice of the case of A to Z. */
export const containsPlain = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql.ref(column)),
    text,
    (sought) => sought,
  );

/** A condition: one of the columns contains the text, accents and all: for addresses, and for texts so long that taking accents off would take long. */
export const containsWithAccents = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  oneIsLike(
    columns.map((column) => sql`lower(${sql.ref(column)})`),
    text,
    (sought) => sought.toLowerCase(),
  );

/**
 * A condition: the category in `table` is the one meant by its number or, where none has that, by its name in any language,
 * whatever its letter case.
 */
export function isNamed(table: 'categories' | 'gallery_categories', text: string): RawBuilder<boolean> {
  const number = identifier.shape.id.safeParse(text).data ?? 0;
  const name = text.toLowerCase();
  const inOthers = translatedIds(table, sql<boolean>`field = 'name' and lower(published) = ${name}`);
  // The categories are found first, and not looked at for each record.
  return sql<boolean>`${sql.ref(`${table}.id`)} in (select named.id from ${sql.table(table)} as named
    where named.id = ${number} or (lower(named.name) = ${name} or named.id in ${inOthers})
      and not exists (select 1 from ${sql.table(table)} as numbered where numbered.id = ${number}))`;
}

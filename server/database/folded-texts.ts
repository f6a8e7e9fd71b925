import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './columns.ts';
import { untilNoneLeft } from './in-slices.ts';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';

/** The tables that are searched in a stored column, `folded_text`, and the columns whose texts it holds. */
export const foldedTables = {
  advertisements: ['title', 'description'],
  announcements: ['title', 'message'],
  contact_messages: ['name', 'email', 'subject'],
  documents: ['title', 'description'],
  donation_interests: ['full_name', 'email', 'organization'],
  event_registrations: ['full_name', 'email', 'phone'],
  events: ['title', 'summary', 'location'],
  gallery_items: ['title', 'description'],
  givers: ['name', 'email', 'phone'],
  media: ['alt', 'file_name'],
  newsletter_campaigns: ['subject'],
  newsletter_subscribers: ['email'],
  pages: ['title', 'description'],
  payments: ['payer_name', 'reference', 'text', 'external_id', 'payer_phone'],
  pledges: ['full_name'],
  posts: ['title', 'excerpt'],
  translations: ['published'],
} as const satisfies Record<string, readonly string[]>;

export type FoldedTable = keyof typeof foldedTables;

export const isFoldedTable = (name: string): name is FoldedTable => Object.hasOwn(foldedTables, name);

export const allTables = Object.keys(foldedTables).filter(isFoldedTable);

/** Those that are sorted by a folded name too, and the column of the name. */
const sortedByName: Partial<Record<FoldedTable, string>> = {
  contact_messages: 'name',
  donation_interests: 'full_name',
};

/** Columns of a pledge that are searched beside the name. Only staff who may see pledges search them. */
export const restOfPledges = ['email', 'phone', 'message'];

/** The same as is stored of it in `folded_rest`, before it is folded. */
export const foldedRest = sql<string>`'\n' || ${sql.join(
  restOfPledges.map((column) => sql.ref(column)),
  sql` || '\n' || `,
)}`;

/** The fields whose translations are searched. Longer ones, such as the text of a post, are not. */
export const searchedFields: readonly string[] = [
  'description',
  'effect',
  'excerpt',
  'location',
  'message',
  'name',
  'quote',
  'role',
  'summary',
  'text',
  'title',
];

/** What a table stores in `folded_text`, before it is folded. A single text begins with a new line: what is empty has not been filled in. */
export function foldedSource(table: FoldedTable): RawBuilder<string> {
  if (table === 'translations')
    return sql`case when field in (${sql.join(searchedFields.map((field) => sql.lit(field)))})
      then '\n' || coalesce(published, '') else '\n' end`;
  const [first, ...others] = foldedTables[table].map((column) => sql.ref(column));
  return others.length === 0 ? sql`'\n' || ${first}` : sql.join([first, ...others], sql` || '\n' || `);
}

/**
 * The rows of a table in which a stored text is not filled in, from `from` on. SQLite is told their index: where it counted the rows
 * while all were empty, it would take the index for one of all rows and read the table from end to end. PostgreSQL fills in every row
 * itself: asked for others it would plan for each search how to fold them, and read all pledges.
 */
export function unfilledRows(
  db: Database,
  table: FoldedTable,
  column: 'folded_text' | 'folded_rest' = 'folded_text',
): RawBuilder<unknown> {
  if (!isSqlite(db)) return sql`${sql.table(table)} where false`;
  const index = column === 'folded_rest' ? `${table}_rest_not_folded` : `${table}_not_folded`;
  return sql`${sql.table(table)} indexed by ${sql.ref(index)} where ${sql.ref(column)} = ''`;
}

/** Rows that are filled in by one statement: SQLite keeps every text that `folded` returns until its end. */
const AT_ONCE = 500;

/** The most rows of a table that a write fills in: those of an import, in some 80 ms. */
const IN_A_WRITE = 5000;

/** Fills in rows of a table, `most` at once, and answers how many. */
async function fillRows(db: Database, table: FoldedTable, most = AT_ONCE): Promise<number> {
  const name = sortedByName[table];
  const set = sql.join([
    sql`folded_text = folded(${foldedSource(table)})`,
    ...(name === undefined ? [] : [sql`folded_name = folded(${sql.ref(name)})`]),
    ...(table === 'pledges' ? [sql`folded_rest = folded(${foldedRest})`] : []),
  ]);
  const some = (column?: 'folded_rest') => sql`select id from ${unfilledRows(db, table, column)}`;
  const unfilled = sql`${some()} ${table === 'pledges' ? sql`union ${some('folded_rest')}` : sql``} limit ${sql.lit(most)}`;
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${set} where id in (${unfilled})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Finds the tables with rows that are not filled in: one statement, as nearly every transaction leaves none. */
const unfilledTables = prepared((db) => ({
  compile: () => {
    const some = (table: FoldedTable, column?: 'folded_rest') =>
      sql`select ${sql.lit(table)} as "table" where exists (select 1 from ${unfilledRows(db, table, column)})`;
    const each = [...allTables.map((table) => some(table)), some('pledges', 'folded_rest')];
    return sql<{ table: FoldedTable }>`${sql.join(each, sql` union all `)}`.compile(db);
  },
}));

/** Whether every row of the table has its stored text. */
export const isFilledIn = async (db: Database, table: FoldedTable): Promise<boolean> =>
  !(await unfilledTables(db, {})).some((unfilled) => unfilled.table === table);

/**
 * Fills in what the tables store folded of their rows, where it is empty; others are answered in between. PostgreSQL does it itself. On
 * SQLite a trigger would need a function that the release before does not bring: its rows would be refused, where somebody went back to it.
 */
export async function fillAllFolded(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  for (const { table } of await unfilledTables(db, {})) await untilNoneLeft((most) => fillRows(db, table, most));
}

/** The same in the transaction of a write, for what it has written. After another release has written more, housekeeping fills in the rest. */
export async function fillWritten(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  for (const { table } of await unfilledTables(db, {})) {
    for (let left = IN_A_WRITE; left > 0 && (await fillRows(db, table)) === AT_ONCE; ) left -= AT_ONCE;
  }
}

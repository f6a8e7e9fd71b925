import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

const joined = (columns: readonly string[]) => columns.join(` || '\n' || `);

/** A text by itself begins with a new line: on SQLite what is empty has not been filled in. */
const alone = (column: string) => `'\n' || ${column}`;

const searchedFields = [
  ...['description', 'effect', 'excerpt', 'location', 'message', 'name', 'quote', 'role', 'summary', 'text', 'title'],
].map((field) => `'${field}'`);

/** What each table stores folded, and the columns of which it is made. */
const tables: Record<string, { text: string; columns: readonly string[] }> = Object.fromEntries([
  ...Object.entries({
    events: ['title', 'summary', 'location'],
    gallery_items: ['title', 'description'],
    givers: ['name', 'email', 'phone'],
    media: ['alt', 'file_name'],
    pages: ['title', 'description'],
    payments: ['payer_name', 'reference', 'text', 'external_id', 'payer_phone'],
    posts: ['title', 'excerpt'],
  }).map(([table, columns]) => [table, { text: joined(columns), columns }] as const),
  ['newsletter_subscribers', { text: alone('email'), columns: ['email'] }] as const,
  ['pledges', { text: alone('full_name'), columns: ['full_name'] }] as const,
  [
    'translations',
    {
      text: `case when field in (${searchedFields.join(', ')}) then '\n' || coalesce(published, '') else '\n' end`,
      columns: ['field', 'published'],
    },
  ] as const,
]);

/** Rows that are filled in by one statement: SQLite keeps every text that a function returns until its end. */
const AT_ONCE = 500;

/** An index that a search reads in place of the table: on SQLite whole, on PostgreSQL by the parts of words. */
const searchedIn = (table: string) =>
  table === 'translations' ? 'resource, field, folded_text, record' : 'folded_text';

/** Whether PostgreSQL has its index of the parts of words, and this account may bring it in: most hosts' may. */
async function findsPartsOfWords(database: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_available_extensions
    where name = 'pg_trgm' and has_database_privilege(current_database(), 'create')`.execute(database);
  if (rows.length > 0) await sql`create extension if not exists pg_trgm`.execute(database);
  return rows.length > 0;
}

/**
 * The long lists are searched in a column of their own, as those of enquiries are: an index holds it, so that a search reads
 * neither the other columns nor the texts, and calls no function of the program for a row.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const sqlite = isSqlite(database);
  const byParts = !sqlite && (await findsPartsOfWords(database));
  for (const [table, { text, columns }] of Object.entries(tables)) {
    if (sqlite) {
      await run(`alter table ${table} add column folded_text text not null default ''`);
      for (;;) {
        const { numAffectedRows = 0n } = await run(`update ${table} set folded_text = folded(${text})
          where id in (select id from ${table} where folded_text = '' limit ${AT_ONCE})`);
        if (numAffectedRows < AT_ONCE) break;
      }
      await run(`create trigger ${table}_not_folded after update of ${columns.join(', ')} on ${table} begin
        update ${table} set folded_text = '' where id = new.id;
      end`);
      await run(`create index ${table}_searched on ${table} (${searchedIn(table)})`);
    } else {
      await run(`alter table ${table}
        add column folded_text text collate "C" not null generated always as (folded(${text})) stored`);
      if (byParts) await run(`create index ${table}_searched on ${table} using gin (folded_text gin_trgm_ops)`);
    }
    await run(`create index ${table}_not_folded on ${table} (id) where folded_text = ''`);
  }
}

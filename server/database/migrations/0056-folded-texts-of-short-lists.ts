import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** The columns that make the stored text of each table. A text of one column begins with a new line: an empty text means "not filled in yet". */
const tables: Record<string, { columns: readonly string[]; text: string }> = {
  advertisements: { columns: ['title', 'description'], text: `title || '\n' || description` },
  announcements: { columns: ['title', 'message'], text: `title || '\n' || message` },
  documents: { columns: ['title', 'description'], text: `title || '\n' || description` },
  newsletter_campaigns: { columns: ['subject'], text: `'\n' || subject` },
};

/** The order in which each list stands or is exported, and what is looked for whenever a public page is made. */
const indexes: Record<string, Record<string, readonly string[]>> = {
  advertisements: {
    by_age: ['deleted_at', 'created_at', 'id'],
    shown: ['deleted_at', 'is_active', 'end_date', 'start_date'],
  },
  announcements: {
    by_age: ['deleted_at', 'created_at', 'id'],
    shown: ['deleted_at', 'is_active', 'show_until'],
  },
  documents: { by_date: ['deleted_at', 'date', 'id'] },
  newsletter_campaigns: { by_age: ['deleted_at', 'created_at', 'id'] },
  newsletter_subscribers: { of_one_status: ['status', 'id'] },
};

/** Rows that are filled in by one statement: SQLite keeps every text that a function returns until its end. */
const AT_ONCE = 500;

/** The column, and the index of the parts of its words that triggers keep, as the long lists have them. */
async function onSqlite(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  for (const [table, { columns, text }] of Object.entries(tables)) {
    await run(`alter table ${table} add column folded_text text not null default ''`);
    for (;;) {
      const { numAffectedRows = 0n } = await run(`update ${table} set folded_text = folded(${text})
        where id in (select id from ${table} where folded_text = '' limit ${AT_ONCE})`);
      if (numAffectedRows < AT_ONCE) break;
    }
    const index = `${table}_search`;
    const add = `insert into ${index} (rowid, folded_text) values (new.id, new.folded_text);`;
    const remove = `insert into ${index} (${index}, rowid, folded_text) values ('delete', old.id, old.folded_text);`;
    const isOther = `old.folded_text <> new.folded_text`;
    await run(`create virtual table ${index} using fts5
      (folded_text, content = '${table}', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', columnsize = 0)`);
    await run(`insert into ${index} (rowid, folded_text) select id, folded_text from ${table}`);
    for (const [name, when, work] of [
      ['search_new', `insert on ${table} when new.folded_text <> ''`, add],
      ['search_emptied', `update of folded_text on ${table} when old.folded_text <> '' and ${isOther}`, remove],
      ['search_filled', `update of folded_text on ${table} when new.folded_text <> '' and ${isOther}`, add],
      ['search_gone', `delete on ${table} when old.folded_text <> ''`, remove],
      [
        'not_folded',
        `update of ${columns.join(', ')} on ${table}
          when ${columns.map((column) => `old.${column} is not new.${column}`).join(' or ')}`,
        `update ${table} set folded_text = '' where id = new.id;`,
      ],
    ])
      await run(`create trigger ${table}_${name} after ${when} begin ${work} end`);
    await run(`create index ${table}_searched on ${table} (deleted_at, folded_text)`);
  }
  // So that a text of two letters is looked for in it, and not in the rows.
  await run('drop index event_registrations_searched');
  await run('create index event_registrations_searched on event_registrations (deleted_at, folded_text)');
}

async function onPostgres(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(database);
  for (const [table, { text }] of Object.entries(tables)) {
    await run(`alter table ${table}
      add column folded_text text collate "C" not null generated always as (folded(${text})) stored`);
    if (rows.length > 0) await run(`create index ${table}_searched on ${table} using gin (folded_text gin_trgm_ops)`);
  }
}

/** Lists of some thousands are searched and sorted by a stored text too, and stand in an index in their order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await (isSqlite(database) ? onSqlite(database) : onPostgres(database));
  for (const [table, named] of Object.entries(indexes)) {
    for (const [name, columns] of Object.entries(named))
      await database.schema
        .createIndex(`${table}_${name}`)
        .on(table)
        .columns([...columns])
        .execute();
  }
  for (const table of Object.keys(tables))
    await database.schema
      .createIndex(`${table}_not_folded`)
      .on(table)
      .column('id')
      .where(sql.ref('folded_text'), '=', '')
      .execute();
}

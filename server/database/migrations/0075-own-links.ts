import { type Kysely, sql } from 'kysely';
import { createTable, isSqlite } from '../columns.ts';

/** Fields of one link that texts do not hold, by their tables and what translations call those. */
const fields = [
  { table: 'advertisements', resource: 'ads', column: 'target_url' },
  { table: 'events', resource: 'events', column: 'online_link' },
] as const;

/**
 * Which texts and fields lead to which of our own records, by the path that is written there. The program fills it in where it works
 * out the states of translations; a change of a link is noted for that as one of a text is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await createTable(database, 'own_links')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('old_path', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('target_id', 'integer')
    .addUniqueConstraint('own_links_of_text', ['resource', 'record', 'language', 'field', 'path'])
    .execute();
  await database.schema.createIndex('own_links_by_old_path').on('own_links').column('old_path').execute();
  for (const { table, resource, column } of fields) {
    const name = `${table}_link_update`;
    const when = `after update of ${column} on ${table}`;
    const note = `insert into changed_texts (resource, record) values ('${resource}', cast(new.id as text))`;
    if (isSqlite(database)) {
      await run(`create trigger ${name} ${when} begin
        delete from changed_texts where resource = '${resource}' and record = cast(new.id as text);
        ${note};
      end`);
    } else {
      await run(`create function ${name}() returns trigger language plpgsql as $$ begin
        ${note} on conflict (resource, record) do update set id = default;
        return null;
      end $$`);
      await run(`create trigger ${name} ${when} for each row execute function ${name}()`);
    }
  }
}

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';
import { watch } from './0048-states-of-translations.ts';

/** The texts of a page that are translated: a change of the new one is noted too. */
const columns = ['title', 'address', 'description', 'content', 'until_then', 'deleted_at'];

/** What visitors read in the place of a page that opens later, and pages that search engines are asked to leave out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const pages = database.schema.alterTable('pages');
  await pages.addColumn('until_then', 'text', (it) => it.notNull().defaultTo('')).execute();
  await pages.addColumn('is_unlisted', 'boolean', (it) => it.notNull().defaultTo(false)).execute();
  for (const event of ['insert', 'update', 'delete']) {
    const name = sql.raw(`pages_text_${event}`);
    if (isSqlite(database)) await sql`drop trigger ${name}`.execute(database);
    else {
      await sql`drop trigger ${name} on pages`.execute(database);
      await sql`drop function ${name}()`.execute(database);
    }
  }
  await watch(database, { table: 'pages', columns, resource: "'pages'", record: '$.id' });
}

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';
import { watch } from './0048-states-of-translations.ts';

/** The texts of a page that are translated: a change of those in its blocks is noted too. */
const columns = ['title', 'address', 'description', 'content', 'until_then', 'blocks', 'deleted_at'];

/** What a page is made of beside its own text. The release before shows that text alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('pages')
    .addColumn('blocks', 'text', (it) => it.notNull().defaultTo('[]'))
    .execute();
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

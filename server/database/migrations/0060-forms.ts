import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, isSqlite } from '../columns.ts';

/**
 * Forms that are data, and what visitors answer. The columns by which a person is found are their own; all other answers lie in one, under
 * the names of their questions.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'forms')
    .addColumn('description', 'text', (it) => it.notNull())
    .addColumn('created_at', instant, (it) => it.notNull())
    .execute();
  await createTable(database, 'form_answers')
    .addColumn('form_id', 'integer', (it) => it.notNull().references('forms.id').onDelete('cascade'))
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('email', 'text', (it) => it.notNull())
    .addColumn('phone', 'text', (it) => it.notNull())
    .addColumn('answers', 'text', (it) => it.notNull())
    .addColumn('searched_text', 'text', (it) => it.notNull())
    .addColumn('status', 'text', (it) => it.notNull())
    .addColumn('language', 'text', (it) => it.notNull())
    .addColumn('created_at', instant, (it) => it.notNull())
    .addColumn('deleted_at', instant)
    .execute();
  await database.schema
    .createIndex('form_answers_by_day')
    .on('form_answers')
    .columns(['form_id', 'created_at', 'id'])
    .execute();
  const address = isSqlite(database) ? 'email collate nocase' : 'lower(email)';
  await sql.raw(`create index form_answers_by_address on form_answers (${address})`).execute(database);
}

import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../columns.ts';

/**
 * Forms become records of staff: they have a title, an address and questions, and lie in a trash. The table has been there since 0060,
 * and nothing led to it: it is empty, and the description in one text is now the introduction. Columns that are added later cannot do
 * without a default.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  const texts = { title: '', slug: '', questions: '[]', consent: '', thanks: '' };
  for (const [column, otherwise] of Object.entries(texts))
    await database.schema
      .alterTable('forms')
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(otherwise))
      .execute();
  await database.schema.alterTable('forms').addColumn('closes_at', instant).execute();
  await database.schema.alterTable('forms').addColumn('most_answers', 'integer').execute();
  await database.schema
    .alterTable('forms')
    .addColumn('kept_months', 'integer', (it) => it.notNull().defaultTo(24))
    .execute();
  for (const column of ['is_open', 'is_active'])
    await database.schema
      .alterTable('forms')
      .addColumn(column, 'boolean', (it) => it.notNull().defaultTo(false))
      .execute();
  await database.schema.alterTable('forms').addColumn('updated_at', instant).execute();
  await database.schema.alterTable('forms').addColumn('deleted_at', instant).execute();
  await sql`update forms set updated_at = created_at`.execute(database);
  await database.schema.createIndex('forms_by_slug').on('forms').column('slug').execute();
  // The list of all answers, of whatever form, in the order in which they came.
  await database.schema
    .createIndex('form_answers_of_all')
    .on('form_answers')
    .columns(['deleted_at', 'created_at', 'id'])
    .execute();
}

import type { Kysely } from 'kysely';

/** Private links to a post show it for as long as this number is the one they were made under. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('posts')
    .addColumn('preview_series', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

import type { Kysely } from 'kysely';

/** What visitors read in the place of a page that opens later, and pages that search engines are asked to leave out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('pages')
    .addColumn('until_then', 'text', (it) => it.notNull().defaultTo(''))
    .execute();
  await database.schema
    .alterTable('pages')
    .addColumn('is_unlisted', 'boolean', (it) => it.notNull().defaultTo(false))
    .execute();
}

import type { Kysely } from 'kysely';

/** Words that visitors searched for in vain, and that staff no longer want to see. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('missed_words')
    .addColumn('is_dismissed', 'boolean', (it) => it.notNull().defaultTo(false))
    .execute();
}

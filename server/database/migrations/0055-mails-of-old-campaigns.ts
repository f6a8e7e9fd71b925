import type { Kysely } from 'kysely';

/** How many mails of a newsletter were sent and are not kept any more: they are counted with those that are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('newsletter_campaigns')
    .addColumn('sent_and_gone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

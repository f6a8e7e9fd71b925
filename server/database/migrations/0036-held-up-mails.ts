import { type Kysely, sql } from 'kysely';

/**
 * Which mails wait because the mail server takes nothing: they are woken once it takes one. And a name for each mail that no
 * other has, also after a restore: its Message-ID.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('mails')
    .addColumn('is_held_up', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await database.schema.alterTable('mails').addColumn('message_name', 'text').execute();
  await sql`create index mails_held_up on mails (id) where is_held_up`.execute(database);
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/**
 * Replies to donation interests, and of each reply the mail in which it went out and what came of it: `sent` once the mail server has
 * taken it, `refused` once it is given up.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await createTable(database, 'donation_replies')
    .addColumn('donation_id', 'integer', (it) => it.notNull().references('donation_interests.id').onDelete('cascade'))
    .addColumn('text', 'text', (it) => it.notNull())
    .addColumn('user_id', 'integer', (it) => it.references('users.id').onDelete('set null'))
    .addColumn('at', instant, (it) => it.notNull())
    // No reference: mails are forgotten long before replies.
    .addColumn('mail_id', 'integer')
    .addColumn('outcome', 'text')
    .execute();
  await database.schema
    .createIndex('donation_replies_of_donation')
    .on('donation_replies')
    .column('donation_id')
    .execute();
  await database.schema
    .createIndex('donation_replies_of_user_id')
    .on('donation_replies')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
  await database.schema.alterTable('contact_replies').addColumn('mail_id', 'integer').execute();
  await database.schema.alterTable('contact_replies').addColumn('outcome', 'text').execute();
  for (const table of ['contact_replies', 'donation_replies'])
    await database.schema
      .createIndex(`${table}_on_their_way`)
      .on(table)
      .column('mail_id')
      .where(sql.ref('outcome'), 'is', null)
      .where(sql.ref('mail_id'), 'is not', null)
      .execute();
}

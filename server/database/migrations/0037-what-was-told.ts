import { type Kysely, sql } from 'kysely';

/**
 * What the superusers were told of a machine and has not passed yet, so that nobody is told twice. And the mail in which a receipt
 * went out last: until the mail server has taken it, the receipt waits.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table told_troubles (subject text not null primary key, level text not null)`.execute(database);
  // No reference: mails are forgotten long before receipts.
  await sql`alter table receipts add column mail_id integer`.execute(database);
}

import { type Kysely, sql } from 'kysely';

const tables = ['contact_messages', 'donation_interests', 'event_registrations', 'newsletter_subscribers'];

/** The language in which a visitor filled in a form: that of every later mail about it. All before were in English. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql.raw(`alter table ${table} add column language text not null default 'en'`).execute(database);
  }
}

import { type Kysely, sql } from 'kysely';

/** A digest of what the form of a pledge said: only the same form, sent again, is told the link to the pledge. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table pledges add column form_digest text`.execute(database);
}

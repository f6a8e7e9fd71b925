import { type Kysely, sql } from 'kysely';

/** The record that a form brought, so that its key goes with it and with no other that came at the same moment. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table form_keys add column record_id integer`.execute(database);
}

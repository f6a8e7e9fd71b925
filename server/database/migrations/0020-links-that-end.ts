import { type Kysely, sql } from 'kysely';

/**
 * A part of the secret in a giver's links: whoever makes it anew ends the links from before. Links of rows without one are those
 * that went out before there was any.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['pledges', 'receipts', 'givers'])
    await sql`alter table ${sql.table(table)} add column link_nonce text`.execute(database);
}

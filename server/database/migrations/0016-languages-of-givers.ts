import { type Kysely, sql } from 'kysely';

/** The language in which a giver reads, who may have pledged nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table givers add column language text`.execute(database);
}

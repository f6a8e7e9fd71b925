import { type Kysely, sql } from 'kysely';

/** The hints for newcomers that somebody has read: their names, each with a space before it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column read_hints text not null default ''`.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** The screens that somebody wants on top of the menu. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column pins text not null default '[]'`.execute(database);
}

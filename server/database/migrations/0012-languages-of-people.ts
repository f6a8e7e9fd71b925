import { type Kysely, sql } from 'kysely';

/** The language in which somebody reads the dashboard. All before read it in English. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text not null default 'en'`.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** What nodes must have alike and the database must not hold, such as the secret key, is known by its fingerprint. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table fingerprints (subject text not null primary key, fingerprint text not null)`.execute(database);
}

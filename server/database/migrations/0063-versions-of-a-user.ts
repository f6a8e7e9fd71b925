import type { Kysely } from 'kysely';

/** What somebody wrote within some hours is found without all that they ever wrote. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('versions_of_user_in_time').on('versions').columns(['user_id', 'at']).execute();
}

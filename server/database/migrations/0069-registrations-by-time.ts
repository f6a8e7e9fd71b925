import type { Kysely } from 'kysely';

/** What came within a month, or since the last visit, is counted without all that ever came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('event_registrations_by_time')
    .on('event_registrations')
    .columns(['created_at', 'deleted_at'])
    .execute();
}

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

const tables = { donation_interests: 'donation_type', contact_messages: 'subject_type' } as const;

/**
 * Enquiries are counted when a list is read, in an index, and no more by triggers. No release has had the counts, so they
 * go at once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of Object.entries(tables)) {
    const triggers = isSqlite(database)
      ? ['inserted', 'deleted', 'updated'].map((name) => sql`drop trigger ${sql.ref(`${table}_counted_when_${name}`)}`)
      : [sql`drop trigger ${sql.ref(`${table}_counted`)} on ${sql.table(table)}`];
    for (const trigger of triggers) await trigger.execute(database);
    await database.schema.createIndex(`${table}_by_status_and_kind`).on(table).columns(['status', kind]).execute();
  }
  if (!isSqlite(database)) await sql`drop function count_enquiry`.execute(database);
  await database.schema.dropTable('enquiry_counts').execute();
}

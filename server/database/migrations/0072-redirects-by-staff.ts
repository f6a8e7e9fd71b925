import type { Kysely } from 'kysely';
import { columnTypes, createTable } from '../columns.ts';

/**
 * Old addresses that staff keep, and those of which they say that what stood there is gone: their target is home, where the release
 * before leads them. Addresses at which visitors found nothing, with how often and when last.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  for (const name of ['is_gone', 'is_by_staff'])
    await database.schema
      .alterTable('redirects')
      .addColumn(name, 'boolean', (it) => it.notNull().defaultTo(false))
      .execute();
  await createTable(database, 'missed_addresses')
    .addColumn('path', 'text', (it) => it.notNull().unique())
    .addColumn('times', 'integer', (it) => it.notNull())
    .addColumn('last_seen_at', instant, (it) => it.notNull())
    .addColumn('is_dismissed', 'boolean', (it) => it.notNull().defaultTo(false))
    .execute();
}

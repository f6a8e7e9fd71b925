import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../columns.ts';

/**
 * Since when a trouble is there, and since when it is well again; when the housekeeping last came to its end; what a backup holds,
 * as JSON.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema.alterTable('told_troubles').addColumn('found_at', instant).execute();
  await database.schema.alterTable('told_troubles').addColumn('well_at', instant).execute();
  // What an earlier release told of the disk is not told again.
  await sql`update told_troubles set level = case level when 'full' then 'danger' else 'trouble' end`.execute(database);
  await database.schema.alterTable('clock_checks').addColumn('tidied_at', instant).execute();
  await database.schema.alterTable('backups').addColumn('holds', 'text').execute();
}

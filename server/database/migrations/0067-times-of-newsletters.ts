import type { Kysely } from 'kysely';
import { columnTypes } from '../columns.ts';

/** When a newsletter goes out, and why it did not where it was to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { instant } = columnTypes(database);
  await database.schema.alterTable('newsletter_campaigns').addColumn('send_at', instant).execute();
  await database.schema.alterTable('newsletter_campaigns').addColumn('missed', 'text').execute();
}

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/**
 * What the last change of each cache tag touched: the records, and whether their order is another. An older release leaves
 * both columns as they are, so `parts_version` says of which version the parts are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('content_versions').addColumn('parts', 'text').execute();
  await database.schema.alterTable('content_versions').addColumn('parts_version', 'integer').execute();
  if (isSqlite(database)) return;
  await sql`
    create or replace function announce_content_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_versions', row_to_json(new)::text);
      return null;
    end $$`.execute(database);
}

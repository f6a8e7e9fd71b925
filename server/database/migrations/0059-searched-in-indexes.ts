import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/** These indexes hold the searched text, so that a search reads no rows. SQLite only: an index of PostgreSQL takes no long texts. */
const onSqlite = [
  'create index translatable_records_titles on translatable_records (resource, number, folded_title)',
  'drop index media_by_type',
  'create index media_by_type on media (type, created_at, id, folded_text)',
];

/**
 * The moments of the log are held in blocks of its numbers: the ends of a period are found without reading all between them, though a
 * clock may have been set back.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run('create index audit_in_blocks on audit ((id / 4000), at)');
  if (isSqlite(database)) for (const statement of onSqlite) await run(statement);
}

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../columns.ts';

/**
 * What searches look through is compared byte by byte, as SQLite does from the beginning. Letter by letter PostgreSQL
 * takes twice as long for the same answer: the text is in lower case on both sides already.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (isSqlite(database)) return;
  for (const table of ['donation_interests', 'contact_messages']) {
    await sql`alter table ${sql.table(table)} alter column search_text type text collate "C"`.execute(database);
  }
}

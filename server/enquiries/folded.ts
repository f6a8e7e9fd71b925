import { sql } from 'kysely';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { EnquiryTable } from './list.ts';

/** The searched columns of each table, its name first. */
const searched: Readonly<Record<EnquiryTable, readonly [name: string, ...others: string[]]>> = {
  contact_messages: ['name', 'email', 'subject'],
  donation_interests: ['full_name', 'email', 'organization'],
};

/**
 * Fills in what a table stores folded of its rows, where it is empty. PostgreSQL does it itself. On SQLite a trigger would
 * need a function that the release before does not bring: its rows would be refused, where somebody went back to it.
 */
export async function fillFolded(db: Database, table: EnquiryTable): Promise<void> {
  if (!isSqlite(db)) return;
  const columns = searched[table].map((column) => sql.ref(column));
  await sql`update ${sql.table(table)}
    set folded_name = folded(${columns[0]}), folded_text = folded(${sql.join(columns, sql` || '\n' || `)})
    where folded_text = ''`.execute(db);
}

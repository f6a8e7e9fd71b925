import { sql } from 'kysely';
import { folded } from '../../domain/folded.ts';
import type { Database } from '../database/open.ts';
import type { EnquiryTable } from './list.ts';

/** The searched columns of each table, its name first. */
const searched: Readonly<Record<EnquiryTable, readonly [name: string, ...others: string[]]>> = {
  contact_messages: ['name', 'email', 'subject'],
  donation_interests: ['full_name', 'email', 'organization'],
};

/** What is stored of the searched columns beside them: a list of 100,000 is then searched and sorted in an index alone. */
export const foldedColumns = (name: string, ...others: readonly string[]) => ({
  folded_name: folded(name),
  folded_text: folded([name, ...others].join('\n')),
});

/** Fills in what the release before, which knows nothing of these columns, has written since they are there. */
export async function fillFolded(db: Database): Promise<void> {
  for (const [table, columns] of Object.entries(searched)) {
    const [name] = columns;
    const text = sql.join(
      columns.map((column) => sql.ref(column)),
      sql` || '\n' || `,
    );
    await sql`update ${sql.table(table)} set folded_name = folded(${sql.ref(name)}), folded_text = folded(${text})
      where id in (select id from ${sql.table(table)} where folded_text = '' and deleted_at is null)`.execute(db);
  }
}

import { sql } from 'kysely';
import { readCatalogue } from '../backup/catalogue.ts';
import { readCounters } from '../backup/snapshot.ts';
import type { Database } from '../database/open.ts';

/** A statement that was imported since: staff import it again. */
interface ImportedStatement {
  source: string;
  file: string;
  at: string;
}

/** What was written between two states. */
export interface WrittenSince {
  /** How many records are new since, by the names of their tables; none where there are none. */
  records: [name: string, count: number][];
  statements: ImportedStatement[];
}

/** Tables in which the program writes for itself. */
const own = new Set([
  'mails',
  'audit',
  'versions',
  'sessions',
  'codes',
  'backups',
  'password_links',
  'told_changes',
  'sign_in_links',
]);

/** What is lost by going from the later state back to the earlier one. */
export async function writtenSince(earlier: Database, later: Database): Promise<WrittenSince> {
  const tables = await readCatalogue();
  const before = await readCounters(earlier, tables);
  const records: WrittenSince['records'] = [];
  for (const name of Object.keys(before)) {
    if (own.has(name)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where id > ${before[name]}`.execute(later);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) records.push([name, count]);
  }
  const statements = await later
    .selectFrom('statements')
    .innerJoin('payment_sources', 'payment_sources.id', 'statements.source_id')
    .select(['payment_sources.name as source', 'statements.file_name as file', 'statements.created_at as at'])
    .where('statements.id', '>', before.statements ?? 0)
    .orderBy('statements.id')
    .execute();
  return { records, statements };
}

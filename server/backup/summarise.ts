import type { Database } from '../database/open.ts';
import type { CataloguedTable } from './catalogue.ts';
import { TableDigest, type TableSummary } from './digest.ts';
import { readTable } from './snapshot.ts';

/** Reads every row of every table, and sums each table up. */
export async function summariseTables(
  db: Database,
  tables: readonly CataloguedTable[],
): Promise<Record<string, TableSummary>> {
  const sums: Record<string, TableSummary> = {};
  for (const table of tables) {
    const digest = new TableDigest(table);
    for await (const read of readTable(db, table)) digest.add(read);
    sums[table.name] = digest.summary();
  }
  return sums;
}

import { createHash } from 'node:crypto';
import type { Database } from '../database/open.ts';
import type { CataloguedTable } from './catalogue.ts';
import { type ArchivedRow, readTableRows } from './snapshot.ts';

/** Bytes of SHA-256. */
const LENGTH = 32;

/** A table's rows in short: two tables with the same summary hold the same rows. */
export interface TableSummary {
  rows: number;
  /** Hexadecimal. */
  digest: string;
}

/** A row on one line, its columns always in the same order. */
export const asLine = ({ columns }: CataloguedTable, row: ArchivedRow) =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

/**
 * Sums up a table row by row. The order does not count: the two databases put texts in different orders. Rows have a key,
 * so none is there twice, and joining their hashes by XOR loses nothing.
 */
export class TableDigest {
  readonly #table: CataloguedTable;
  readonly #joined = Buffer.alloc(LENGTH);
  #rows = 0;

  constructor(table: CataloguedTable) {
    this.#table = table;
  }

  add(rows: readonly ArchivedRow[]): void {
    for (const row of rows) {
      const hash = createHash('sha256').update(asLine(this.#table, row)).digest();
      for (const [place, byte] of hash.entries()) this.#joined[place] = (this.#joined[place] ?? 0) ^ byte;
      this.#rows += 1;
    }
  }

  summary(): TableSummary {
    return { rows: this.#rows, digest: this.#joined.toString('hex') };
  }
}

/** Reads every row of every table, and sums each table up. */
export async function summariseTables(
  db: Database,
  tables: readonly CataloguedTable[],
): Promise<Record<string, TableSummary>> {
  const sums: Record<string, TableSummary> = {};
  for (const table of tables) {
    const digest = new TableDigest(table);
    for await (const read of readTableRows(db, table)) digest.add(read);
    sums[table.name] = digest.summary();
  }
  return sums;
}

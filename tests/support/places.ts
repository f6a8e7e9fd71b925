import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../server/database/open.ts';

/** Every column of every table whose text holds one of the traces. */
export async function placesInTables(db: Database, traces: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name: table, columns } of await db.introspection.getTables()) {
    // SQLite's index of the log holds no texts. `audit.test.ts` looks at its parts of words.
    if (table === 'audit_searched') continue;
    for (const { name: column } of columns) {
      for (const trace of traces) {
        const { rows: there } = await sql`select 1 from ${sql.table(table)}
          where lower(cast(${sql.ref(column)} as text)) like ${`%${trace.toLowerCase()}%`} limit 1`.execute(db);
        if (there.length > 0) found.push(`${table}.${column}: ${trace}`);
      }
    }
  }
  return found;
}

/** The same in every file of a data folder: the embedded database with its journal, and mails. */
export async function placesInFiles(dataFolder: string, traces: readonly string[]): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = (await readFile(join(entry.parentPath, entry.name))).toString('latin1').toLowerCase();
    for (const trace of traces) {
      const written = Buffer.from(trace.toLowerCase()).toString('latin1');
      if (bytes.includes(written)) found.push(`${entry.name}: ${trace}`);
    }
  }
  return found;
}

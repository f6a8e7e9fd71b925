import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrations } from '../database/migrations/index.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { soundnessOf } from '../database/soundness.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { readCatalogue } from './catalogue.ts';
import { summariseTables } from './digest.ts';
import { type ArchiveManifest, BadArchive } from './manifest.ts';
import { expectFile } from './read-archive.ts';
import { type Restored, restoreArchive } from './restore.ts';

/** Runs the database's own integrity check on the restored data. */
async function checkDatabase(db: Database, file: string): Promise<void> {
  const { rows: broken } = await sql`pragma foreign_key_check`.execute(db);
  if (soundnessOf(file, 'integrity_check') !== 'ok' || broken.length > 0)
    throw new BadArchive('The restored database is not sound.');
}

/** Reads a file to its end: its bytes must match the archive's digest. */
async function readToTheEnd(_key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

/**
 * Proves that a backup can be restored: restores its rows into a temporary database and compares them, and reads every
 * byte of its files. Returns its content; throws `BadArchive` if it cannot be restored or differs.
 */
export async function verifyArchive(path: string, files: TemporaryFiles): Promise<Restored> {
  await expectFile(path);
  const folder = await files.newPath();
  await mkdir(folder, { mode: 0o700 });
  const file = join(folder, 'proof.sqlite');
  const db = openDatabase(file);
  try {
    const restored = await restoreArchive(path, db, readToTheEnd);
    const steps = Object.fromEntries(
      Object.entries(migrations).filter(([name]) => restored.head.migrations.includes(name)),
    );
    const sums = await summariseTables(db, await readCatalogue(steps));
    compareTables(restored.manifest.tables, sums);
    await checkDatabase(db, file);
    return restored;
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws `BadArchive` naming the tables that are not the same. */
export function compareTables(said: ArchiveManifest['tables'], found: ArchiveManifest['tables']): void {
  const different = Object.entries(said).filter(([name, sum]) => JSON.stringify(sum) !== JSON.stringify(found[name]));
  if (different.length > 0) throw new BadArchive(`Not the same: ${different.map(([name]) => name).join(', ')}.`);
}

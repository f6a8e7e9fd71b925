import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Storage } from '../media/storage.ts';
import { VERSION } from '../release/version.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { holdsOf } from './holds.ts';
import type { ArchiveManifest } from './manifest.ts';
import { verifyArchive } from './verify.ts';
import { writeArchive } from './write-archive.ts';

interface BackupSource {
  config: Pick<Config, 'secretKey' | 'publicUrl' | 'timeZone'>;
  db: Database;
  storage: Storage;
}

export interface Backup {
  path: string;
  bytes: number;
  manifest: ArchiveManifest;
}

/** `intambwe-2026-11-20T080015Z.tar.zst`, and from the second of one second on `…Z-2.tar.zst`. */
const nameAt = (now: Date, turn: number) =>
  `intambwe-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${turn === 1 ? '' : `-${turn}`}.tar.zst`;

/** Also the names of earlier releases, which had no seconds. */
const namePattern = /^intambwe-\d{4}-\d{2}-\d{2}T\d{4}(\d{2})?Z(-\d{1,9})?\.tar\.zst$/;

/**
 * Whether a path of the table `backups` is one that this site gives its backups. The table is data: it can come out of an
 * archive, and must not decide which file of this machine is removed.
 */
export const isInBackupFolder = ({ backupFolder }: Pick<Config, 'backupFolder'>, path: string) =>
  path === join(backupFolder, basename(path)) && namePattern.test(basename(path));

/** Removes a backup of this site; any other path is left alone. */
export async function removeBackup(config: Pick<Config, 'backupFolder'>, path: string): Promise<void> {
  if (isInBackupFolder(config, path)) await rm(path, { force: true });
}

/** The default path of a backup made now: one that no backup has, not even one that is being made. */
export function backupPath({ backupFolder }: Pick<Config, 'backupFolder'>, now: Date): string {
  for (let turn = 1; ; turn += 1) {
    const path = join(backupFolder, nameAt(now, turn));
    if (!existsSync(path) && !existsSync(`${path}.part`)) return path;
  }
}

/** There is no folder for backups, and it cannot be made: its disk may not be there. */
export class NoBackupFolder extends Error {
  override readonly name = 'NoBackupFolder';
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Where the unit lets nothing be written, what is missing looks as if it could not be written.
    if (existsSync(folder) || (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) throw error;
    throw new NoBackupFolder(folder, { cause: error });
  }
}

/** Makes one backup at `path`, and its folder where there is none. Nothing half made is left. */
export async function makeBackup({ config, db, storage }: BackupSource, now: Date, path: string): Promise<Backup> {
  const settings = { secret_key: config.secretKey, public_url: config.publicUrl, time_zone: config.timeZone };
  await makeFolder(dirname(path));
  const manifest = await writeArchive({ db, storage, settings }, path, now);
  return { path, bytes: (await stat(path)).size, manifest };
}

/** Notes a backup that was made by hand. */
export async function noteBackup(db: Database, { path, bytes, manifest }: Backup, now: Date): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      day: null,
      file: path,
      made_at: now.toISOString(),
      bytes,
      proven_at: null,
      problem: null,
      next_try_at: null,
      holds: JSON.stringify(holdsOf(manifest, VERSION)),
    })
    .execute();
}

/** Restores a backup into a temporary database, compares, and records the result. Throws `BadArchive` if it is damaged. */
export async function proveBackup(
  db: Database,
  path: string,
  files: TemporaryFiles,
  now: Date,
): Promise<ArchiveManifest> {
  const note = (values: { proven_at?: string; problem?: string | null }) =>
    db.updateTable('backups').set(values).where('file', '=', path).execute();
  try {
    const { manifest } = await verifyArchive(path, files);
    await note({ proven_at: now.toISOString(), problem: null });
    return manifest;
  } catch (error) {
    await note({ problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

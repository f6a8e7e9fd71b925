import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Rows } from '../database/open.ts';
import type { Storage } from '../media/storage.ts';
import type { ArchiveManifest } from './manifest.ts';
import { verifyArchive } from './verify.ts';
import { writeArchive } from './write-archive.ts';

interface BackupSource {
  config: Config;
  rows: Rows;
  storage: Storage;
  /** Breaks the making off, and leaves nothing. */
  stopping?: AbortSignal | undefined;
}

export interface Backup {
  path: string;
  bytes: number;
  manifest: ArchiveManifest;
}

/** `intambwe-2026-11-20T0800Z.tar.zst`: names in the order of their making. */
const nameAt = (now: Date) => `intambwe-${now.toISOString().slice(0, 16).replace(':', '')}Z.tar.zst`;

/** Makes one backup in the folder of the settings, or at `path`. */
export async function makeBackup(
  { config, rows, storage, stopping }: BackupSource,
  now: Date,
  path?: string,
): Promise<Backup> {
  const settings = { secret_key: config.secretKey, public_url: config.publicUrl, time_zone: config.timeZone };
  await mkdir(config.backupFolder, { recursive: true, mode: 0o700 });
  const to = path ?? join(config.backupFolder, nameAt(now));
  const manifest = await writeArchive({ rows, storage, settings, stopping }, to, now);
  return { path: to, bytes: (await stat(to)).size, manifest };
}

/** Notes a backup for the desk; `day` for the one of that day, which is noted before it is made. */
export async function noteBackup(rows: Rows, { path, bytes }: Omit<Backup, 'manifest'>, now: Date): Promise<void> {
  await rows
    .insertInto('backups')
    .values({ day: null, file: path, made_at: now.toISOString(), bytes, proven_at: null, problem: null })
    .execute();
}

/** Restores a backup aside, compares, and notes what came of it. Throws `BadArchive` where it is no good. */
export async function proveBackup(rows: Rows, path: string, now: Date): Promise<ArchiveManifest> {
  const note = (values: { proven_at?: string; problem?: string | null }) =>
    rows.updateTable('backups').set(values).where('file', '=', path).execute();
  try {
    const { manifest } = await verifyArchive(path);
    await note({ proven_at: now.toISOString(), problem: null });
    return manifest;
  } catch (error) {
    await note({ problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

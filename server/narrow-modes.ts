import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Log } from './logging.ts';

/** The permission bits of group and others, and those of the owner. */
const FOR_OTHERS = 0o077;
const FOR_OWNER = 0o700;

async function narrow(path: string): Promise<void> {
  const found = await lstat(path);
  if (!found.isSymbolicLink() && (found.mode & FOR_OTHERS) !== 0) await chmod(path, found.mode & FOR_OWNER);
}

/**
 * Removes read access that an earlier release, or a copy, gave to other users: from the data folder and from its content,
 * which is the database with its journals, the secret key, and the folders of files, mails, uploads and backups. Deeper
 * files are then out of reach. A backup folder elsewhere belongs to the machine; only the backups in it are narrowed.
 */
export async function narrowModes({ dataFolder, backupFolder }: Config, log: Log): Promise<void> {
  const names = await readdir(dataFolder);
  const backups = await readdir(backupFolder).catch(() => []);
  const ours = [
    dataFolder,
    ...names.map((name) => join(dataFolder, name)),
    ...backups.filter((name) => /^intambwe-.*\.tar\.zst$/.test(name)).map((name) => join(backupFolder, name)),
  ];
  for (const path of ours) {
    await narrow(path).catch((error: unknown) =>
      log.warn({ err: error, path }, 'Others may read this, and it stays so'),
    );
  }
}

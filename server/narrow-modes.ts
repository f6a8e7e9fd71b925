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
 * Takes from everybody else what an earlier release, or whoever copied it, let them read: the data folder, and what lies in
 * it, which are the database with its journals, the secret key, and the folders of files, mails, uploads and backups. What
 * is deeper cannot be reached any more. A folder of backups elsewhere is the machine's; of it the backups alone are ours.
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backupPath, makeBackup, noteBackup, proveBackup } from '../backup/backup.ts';
import { type ArchiveManifest, fileCountOf } from '../backup/manifest.ts';
import { withSite } from '../backup/place.ts';
import { verifyArchive } from '../backup/verify.ts';
import { BACKUPS_LEAVE_FREE } from '../backup/write-archive.ts';
import { migrate } from '../database/migrate.ts';
import { fileSize } from '../file-size.ts';
import { DiskFull } from '../http/outage.ts';
import { isSiteKey, OTHER_KEY } from '../identity/site-key.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { type Command, WrongUse } from './command.ts';

export const backup: Command = {
  takes: '[FILE]',
  most: 1,
  help: 'Backs up everything into one file while the site keeps running',
  run: ([file], environment) =>
    withSite(environment, async (place) => {
      await migrate(place.db);
      const now = new Date();
      const wanted = file ? resolve(file) : backupPath(place.config, now);
      const { path, bytes, manifest } = await makeBackup(place, now, wanted).catch((error: unknown) => {
        if (!(error instanceof DiskFull)) throw error;
        throw new Error(
          `There is not enough space on the disk of ${wanted}: a backup leaves the last ${fileSize(BACKUPS_LEAVE_FREE)} of its disk free. Free some space, then try again.`,
        );
      });
      await noteBackup(place.db, { path, bytes, manifest }, now);
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(`${path}\n${rows} rows, ${fileCountOf(manifest)} files, ${fileSize(bytes)}`);
      for (const key of manifest.missing) console.log(`Missing already when the backup was made: ${key}`);
      if (!(await isSiteKey(place.db, place.config.secretKey)))
        console.log(`The secret key in it is that of the settings. ${OTHER_KEY}`);
      console.log('It contains personal data and the secret key: protect it as well as the server itself.');
    }),
};

/** Tests a backup away from any site: what it takes meanwhile goes into a folder of its own. */
async function verifyAnywhere(path: string): Promise<ArchiveManifest> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-verify-'));
  try {
    return (await verifyArchive(path, new TemporaryFiles(folder))).manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Records the result of the test in the site's database, where there is a site. */
const hasSite = (environment: NodeJS.ProcessEnv): Promise<boolean> =>
  withSite(environment, async () => true).catch(() => false);

const verifyBesideSite = (path: string, environment: NodeJS.ProcessEnv): Promise<ArchiveManifest> =>
  withSite(environment, async ({ db, files }) => {
    await migrate(db);
    return proveBackup(db, path, files, new Date());
  });

export const verifyBackup: Command = {
  takes: 'FILE',
  most: 1,
  reads: ([file]) => file,
  help: 'Tests a backup: restores a copy, compares it and deletes the copy',
  async run([file], environment) {
    if (file === undefined) throw new WrongUse();
    const path = resolve(file);
    const verify = (await hasSite(environment)) ? verifyBesideSite : verifyAnywhere;
    const manifest = await verify(path, environment);
    const tables = Object.values(manifest.tables);
    const count = tables.reduce((sum, { rows }) => sum + rows, 0);
    console.log(`It can be restored: ${count} rows in ${tables.length} tables, ${fileCountOf(manifest)} files.`);
  },
};

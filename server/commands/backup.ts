import { resolve } from 'node:path';
import { fileSize } from '../../domain/file-size.ts';
import { backupPath, makeBackup, noteBackup } from '../backup/backup.ts';
import { backupRule } from '../backup/backup-problem.ts';
import { withSite } from '../backup/place.ts';
import { migrate } from '../database/migrate.ts';
import { DiskFull } from '../http/outage.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  takes: '[FILE]',
  most: 1,
  help: 'Writes everything into one file, while the site goes on serving',
  run: ([file], environment) =>
    withSite(environment, async (place) => {
      await migrate(place.db);
      const now = new Date();
      const wanted = file ? resolve(file) : backupPath(place.config, now);
      const { path, bytes, manifest } = await makeBackup(place, now, wanted).catch((error: unknown) => {
        if (!(error instanceof DiskFull)) throw error;
        throw new Error(`There is too little room on the disk of ${wanted}: ${backupRule}. Make room, then try again.`);
      });
      await noteBackup(place.db, { path, bytes }, now);
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(`${path}\n${rows} rows, ${Object.keys(manifest.files).length} files, ${fileSize(bytes)}`);
      for (const key of manifest.missing) console.log(`Missing already when the backup was made: ${key}`);
      console.log('It holds personal data and the secret key: keep it as you keep the server itself.');
    }),
};

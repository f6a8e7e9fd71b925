import { resolve } from 'node:path';
import { proveBackup } from '../backup/backup.ts';
import { withSite } from '../backup/place.ts';
import { migrate } from '../database/migrate.ts';
import { type Command, WrongUse } from './command.ts';

export const verifyBackup: Command = {
  takes: 'FILE',
  most: 1,
  help: 'Restores a backup aside, reads all of it again, compares, and throws the copy away',
  async run([file], environment) {
    if (file === undefined) throw new WrongUse();
    await withSite(environment, async ({ db, files: aside }) => {
      await migrate(db);
      const { tables, files } = await proveBackup(db, resolve(file), aside, new Date());
      const count = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `It can be restored: ${count} rows in ${Object.keys(tables).length} tables, ${Object.keys(files).length} files.`,
      );
    });
  },
};

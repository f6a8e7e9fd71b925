import { resolve } from 'node:path';
import { proveBackup } from '../server/archive/backup.ts';
import { migrate } from '../server/database/migrate.ts';
import { runCommand, withPlace } from './place.ts';

// npm run verify-backup -- FILE: restores it aside, reads everything again, compares, and throws the copy away.
runCommand(([file]) =>
  withPlace(process.env, async ({ rows }) => {
    if (file === undefined) throw new Error('Say which: npm run verify-backup -- FILE');
    await migrate(rows);
    const { tables, files } = await proveBackup(rows, resolve(file), new Date());
    const count = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `It can be restored: ${count} rows in ${Object.keys(tables).length} tables, ${Object.keys(files).length} files.`,
    );
  }),
);

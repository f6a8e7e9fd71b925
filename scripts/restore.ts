import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isEmptyDatabase } from '../server/archive/move.ts';
import { restoreArchive, settleRestored } from '../server/archive/restore.ts';
import { runCommand, withPlace } from './place.ts';

// npm run restore -- FILE: into the empty database and storage of the settings.
runCommand(([file]) =>
  withPlace(process.env, async ({ config, rows, storage, files }) => {
    if (file === undefined) throw new Error('Say which: npm run restore -- FILE');
    if (!(await isEmptyDatabase({ rows }))) {
      throw new Error(
        'There is something in this database, and nothing of it is written over. Point DATA_DIR or DATABASE_URL at an empty place, or move the old one away.',
      );
    }
    const { head, settings, manifest } = await restoreArchive(resolve(file), { rows, storage, files });
    await settleRestored(rows, new Date().toISOString());
    if (process.env.SECRET_KEY === undefined) {
      await writeFile(resolve(config.dataFolder, 'secret.key'), settings.secret_key, { mode: 0o600 });
    } else if (process.env.SECRET_KEY !== settings.secret_key) {
      console.log('SECRET_KEY is another than it was: links in mails sent before lead nowhere now.');
    }
    const count = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored: ${count} rows and ${Object.keys(manifest.files).length} files as they were at ${head.made_at}.`,
    );
    console.log('Everybody signs in again. Mail that was waiting then is not sent again.');
  }),
);

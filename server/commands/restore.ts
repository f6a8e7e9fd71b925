import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restoreArchive, settleRestored } from '../archive/restore.ts';
import { secretKeyFile } from '../config.ts';
import { type Command, WrongUse } from './command.ts';
import { withEmptyPlace } from './place.ts';

export const restore: Command = {
  takes: 'FILE',
  help: 'Brings a backup back, into an empty place',
  fills: (_, { DATA_DIR }) => DATA_DIR,
  async run([file], environment) {
    if (file === undefined) throw new WrongUse();
    await withEmptyPlace(environment, async ({ config, rows, storage, files }) => {
      const { head, settings, manifest } = await restoreArchive(resolve(file), { rows, storage, files });
      await settleRestored(rows, new Date().toISOString());
      if (environment.SECRET_KEY === undefined) {
        await writeFile(secretKeyFile(config.dataFolder), settings.secret_key, { mode: 0o600 });
      } else if (environment.SECRET_KEY !== settings.secret_key) {
        console.log('SECRET_KEY is another than it was: links in mails sent before lead nowhere now.');
      }
      const count = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Restored: ${count} rows and ${Object.keys(manifest.files).length} files as they were at ${head.made_at}.`,
      );
      console.log('Everybody signs in again. Mail that was waiting then is not sent again.');
    });
  },
};

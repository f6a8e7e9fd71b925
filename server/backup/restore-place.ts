import { writeFile } from 'node:fs/promises';
import { type Config, secretKeyFile } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Storage } from '../media/storage.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { clearDatabase, describePlace } from './empty-place.ts';
import { readHead } from './read-archive.ts';
import { restoreArchive, StoredFiles, settleRestored } from './restore.ts';

interface EmptyPlace {
  config: Config;
  db: Database;
  storage: Storage;
  files: TemporaryFiles;
}

/**
 * Brings a backup into an empty place, and says beforehand what it will do and afterwards what it did. A failure leaves
 * the place as empty as it was, so that it can be tried again at once.
 */
export async function restorePlace(
  place: EmptyPlace,
  path: string,
  secretKey: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { config, db, storage, files } = place;
  const { made_at } = await readHead(path);
  say(`Restoring the backup of ${made_at} into ${describePlace(config)}.`);
  const stored = new StoredFiles(storage, files);
  try {
    await clearDatabase(db);
    const { settings, manifest } = await restoreArchive(path, db, (key, content) => stored.keep(key, content));
    const invited = await settleRestored(db, new Date().toISOString());
    if (secretKey === undefined)
      await writeFile(secretKeyFile(config.dataFolder), settings.secret_key, { mode: 0o600 });
    const count = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored: ${count} rows and ${Object.keys(manifest.files).length} files as they were at ${made_at}.`);
    say('Everybody signs in again. Mail that was waiting then is not sent again.');
    if (invited.length > 0) say(`These invitations are no longer good; send them anew: ${invited.join(', ')}.`);
    if (secretKey !== undefined && secretKey !== settings.secret_key)
      say('SECRET_KEY is another than it was: links in mails sent before lead nowhere now.');
  } catch (error) {
    await stored.removeAll();
    await clearDatabase(db);
    say('Nothing was restored. The place is as empty as before, and you can try again.');
    throw error;
  }
}

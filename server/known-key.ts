import { existsSync } from 'node:fs';
import { hasTables } from './backup/empty-place.ts';
import { expectFinished } from './backup/unfinished.ts';
import { BadSetting, type Settings, secretKeyFile } from './config.ts';
import { isPostgres, openDatabase } from './database/open.ts';

/**
 * Throws `BadSetting` where the key of a site is missing: with a new one, private links in its mails would lead nowhere. Says what
 * to do, and in a place whose filling was broken off that.
 */
export async function expectKnownKey({ secretKey, databaseUrl, dataFolder }: Settings): Promise<void> {
  if (secretKey !== null || (!isPostgres(databaseUrl) && !existsSync(databaseUrl))) return;
  const db = openDatabase(databaseUrl);
  try {
    if (!(await hasTables(db))) return;
    await expectFinished(db);
  } finally {
    await db.destroy();
  }
  throw new BadSetting(
    `The secret key of this site is missing: there is no ${secretKeyFile(dataFolder)}, and no SECRET_KEY in the settings. ` +
      'Set SECRET_KEY to the key of the other nodes or of the old place, or restore a backup. ' +
      'If it is lost, set SECRET_KEY to a new one of 32 characters or more, and run intambwe accept-key: links in earlier e-mails then lead nowhere.',
  );
}

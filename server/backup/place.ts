import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, readSettings } from '../config.ts';
import { type Database, isPostgres, openDatabase } from '../database/open.ts';
import { openStorage } from '../media/open-storage.ts';
import type { Storage } from '../media/storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { expectEmpty, hasTables } from './empty-place.ts';

/** Everything the settings point at: the database, the files, and a folder for unfinished ones. */
export interface Place {
  config: Config;
  db: Database;
  storage: Storage;
  files: TemporaryFiles;
}

/** There is no site where the settings point. */
export class NoSite extends Error {
  override readonly name = 'NoSite';

  constructor(what: string) {
    super(`${what} Nothing was done. Is DATA_DIR or DATABASE_URL right, and has the site been started once?`);
  }
}

/** The settings of a site that is there. Makes nothing; throws `NoSite` where something is missing. */
export function readExistingConfig(environment: NodeJS.ProcessEnv): Config {
  const settings = readSettings(environment);
  const { dataFolder, databaseUrl, secretKey } = settings;
  if (!existsSync(dataFolder)) throw new NoSite(`There is no data folder ${dataFolder}.`);
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl)) throw new NoSite(`There is no database ${databaseUrl}.`);
  if (secretKey === null) throw new NoSite(`There is no secret key in ${dataFolder}.`);
  return { ...settings, secretKey };
}

async function withPlace<Result>(config: Config, work: (place: Place) => Promise<Result>): Promise<Result> {
  const db = openDatabase(config.databaseUrl);
  const files = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  try {
    return await work({ config, db, storage: openStorage(config), files });
  } finally {
    await db.destroy();
  }
}

/** Opens the site of these settings for `work`, and closes it afterwards. Never makes one: throws `NoSite`. */
export function withSite<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  return withPlace(readExistingConfig(environment), async (place) => {
    if (!(await hasTables(place.db))) throw new NoSite('There is nothing in the database.');
    return work(place);
  });
}

/** Opens the empty place of these settings, making it where there is none. Throws where there is something in it. */
export function withEmptyPlace<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  return withPlace(readConfig(environment), async (place) => {
    await expectEmpty(place);
    return work(place);
  });
}

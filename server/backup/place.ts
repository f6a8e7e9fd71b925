import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, makeDataFolder, readSettings, type Settings } from '../config.ts';
import { type Database, isPostgres, openDatabase } from '../database/open.ts';
import { expectKnownKey } from '../known-key.ts';
import { openStorage } from '../media/open-storage.ts';
import type { Storage } from '../media/storage.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { expectEmpty, hasTables } from './empty-place.ts';
import { expectNotInUse } from './in-use.ts';
import { expectFinished } from './unfinished.ts';

/** Everything the settings point at: the database, the files, and a folder for unfinished ones. */
export interface Place<Has extends Settings = Config> {
  config: Has;
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

/**
 * The settings of a site that is there. Makes nothing; throws `NoSite` where something is missing, and what a start would say
 * where it is the key of a site.
 */
export async function readExistingConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const settings = readSettings(environment);
  const { dataFolder, databaseUrl, secretKey } = settings;
  if (!existsSync(dataFolder)) throw new NoSite(`There is no data folder ${dataFolder}.`);
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl)) throw new NoSite(`There is no database ${databaseUrl}.`);
  await expectKnownKey(settings);
  if (secretKey === null) throw new NoSite(`There is no secret key in ${dataFolder}.`);
  return { ...settings, secretKey };
}

async function withPlace<Has extends Settings, Result>(
  config: Has,
  work: (place: Place<Has>) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(config.databaseUrl);
  const files = new TemporaryFiles(join(config.dataFolder, 'uploads'));
  try {
    return await work({ config, db, storage: openStorage(config), files });
  } finally {
    await db.destroy();
  }
}

/** Opens what these settings name for `work`, which may find no database there, and closes it afterwards. */
export async function withSettings<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  return withPlace(await readExistingConfig(environment), work);
}

/** Throws where there is no whole site in the database, or the database does not answer. */
export async function reachSite({ db }: Pick<Place, 'db'>): Promise<undefined> {
  if (!(await hasTables(db))) throw new NoSite('There is nothing in the database.');
  await expectFinished(db);
}

/** Opens the site of these settings for `work`, and closes it afterwards. Never makes one: throws `NoSite`. */
export function withSite<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  return withSettings(environment, async (place) => {
    await reachSite(place);
    return work(place);
  });
}

/**
 * Opens the empty place of these settings, making it where there is none. Throws where there is something in it. Its secret key
 * comes with what is copied into it: one that lay there before would be of no site.
 */
export async function withEmptyPlace<Result>(
  environment: NodeJS.ProcessEnv,
  work: (place: Place<Settings>) => Promise<Result>,
): Promise<Result> {
  const config = readSettings(environment);
  makeDataFolder(config.dataFolder);
  await expectNotInUse(config);
  return withPlace(config, async (place) => {
    await expectEmpty(place);
    return work(place);
  });
}

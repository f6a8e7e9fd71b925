import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { later } from '../../domain/instant.ts';
import { keysOfRow, libraryRows } from '../backup/snapshot.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

// What was there before the site went back lies beside it, in `DATA_DIR/before-20261128T211500123Z/`: the database, and the names of
// the files that only it speaks of.

type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** Days for which the state before is kept: as long as a copy, so that whoever is erased leaves both. */
export const STATES_KEPT_DAYS = 56;

const DAY = 24 * 3_600_000;
const DATABASE = 'database.sqlite';
const FILES = 'files.json';

/** The keys of each file that only the kept database speaks of: its own, and those of what was made from it. */
const keptFiles = z.array(z.tuple([z.string()], z.string()));

export type KeptFiles = z.infer<typeof keptFiles>;

/** A state that can be brought back. */
export interface KeptState {
  folder: string;
  /** When the site went back from it. */
  keptAt: string;
  database: string;
}

const nameOf = (now: Date) => `before-${now.toISOString().replaceAll(/[-:.]/g, '')}`;

function momentOfName(name: string): string | undefined {
  const [, year, month, day, hour, minute, second, milliseconds] =
    /^before-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name) ?? [];
  return year && `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`;
}

const inodeOf = (path: string) =>
  stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  );

/**
 * The states that are kept, the newest first. One whose database is the site’s own was to be kept when the site was about to go back,
 * and the process died.
 */
export async function keptStates({ dataFolder, databaseUrl }: Place): Promise<KeptState[]> {
  const own = await inodeOf(databaseUrl);
  const states: KeptState[] = [];
  for (const name of (await readdir(dataFolder)).toSorted().toReversed()) {
    const keptAt = momentOfName(name);
    const folder = join(dataFolder, name);
    const database = join(folder, DATABASE);
    const inode = await inodeOf(database);
    if (keptAt !== undefined && inode !== undefined && inode !== own) states.push({ folder, keptAt, database });
  }
  return states;
}

/** Makes what was written in this folder, and its names, lasting. */
async function sync(path: string): Promise<void> {
  const itself = await open(path, 'r');
  try {
    await itself.sync();
  } finally {
    await itself.close();
  }
}

/** Brings all of the database into its one file. Throws where somebody else has it open, or it cannot be read. */
function intoOneFile(database: string): void {
  const connection = new DatabaseSync(database);
  try {
    const mode = connection.prepare('pragma journal_mode = delete').get()?.journal_mode;
    if (mode !== 'delete') throw new Error(`Another program has ${database} open.`);
  } finally {
    connection.close();
  }
}

/** A second name of the same file; a second file where the disk knows no such names. */
async function keepAs(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await sync(to);
  }
}

/** Keeps what a damaged database has beside its file, which must not be taken for the journal of another. */
async function keepJournal(from: string, to: string): Promise<void> {
  const journal = await inodeOf(`${from}-wal`);
  if (journal !== undefined) await keepAs(`${from}-wal`, `${to}-wal`);
  for (const end of ['-wal', '-shm']) await rm(`${from}${end}`, { force: true });
}

/**
 * Puts another database in the place of the site’s, whose own is kept. Whenever this process dies, one or the other is there, whole.
 * `files` are those that only the present database speaks of, if it `isReadable`.
 */
export async function swapIn(
  { dataFolder, databaseUrl }: Place,
  fresh: string,
  { files, isReadable, now }: { files: KeptFiles; isReadable: boolean; now: Date },
): Promise<string | undefined> {
  intoOneFile(fresh);
  await sync(fresh);
  let folder: string | undefined;
  if ((await inodeOf(databaseUrl)) !== undefined) {
    folder = join(dataFolder, nameOf(now));
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, FILES), JSON.stringify(files), { mode: 0o600 });
    if (isReadable) intoOneFile(databaseUrl);
    await keepAs(databaseUrl, join(folder, DATABASE));
    if (!isReadable) await keepJournal(databaseUrl, join(folder, DATABASE));
    await sync(folder);
    await sync(dataFolder);
  }
  await rename(fresh, databaseUrl);
  await sync(dirname(databaseUrl));
  return folder;
}

/** The keys of which no row of the site’s library speaks: another row may name what was made from a file as its own. */
async function unknownTo({ db }: Pick<Services, 'db'>, files: KeptFiles): Promise<Set<string>> {
  const unknown = new Set(files.flat());
  for await (const rows of libraryRows(db)) for (const key of rows.flatMap(keysOfRow)) unknown.delete(key);
  return unknown;
}

/** Removes states that have been kept for their time, with the files that nothing else speaks of. */
export async function removeOldStates(services: Pick<Services, 'db' | 'config' | 'media'>, now: Date): Promise<void> {
  const { config, media } = services;
  for (const { folder, keptAt } of await keptStates(config).catch(() => [])) {
    if (keptAt > later(now, -STATES_KEPT_DAYS * DAY)) continue;
    const named = await readFile(join(folder, FILES), 'utf8').then(
      (text) => keptFiles.parse(JSON.parse(text)),
      () => [],
    );
    for (const key of await unknownTo(services, named)) await media.storage.remove(key);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what going back left that was broken off before anything was changed. */
export async function removeBrokenOff({ dataFolder, databaseUrl }: Place): Promise<void> {
  const kept = new Set((await keptStates({ dataFolder, databaseUrl })).map(({ folder }) => basename(folder)));
  for (const name of await readdir(dataFolder)) {
    const isOurs = momentOfName(name) !== undefined && !kept.has(name);
    if (isOurs) await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}

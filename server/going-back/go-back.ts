import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { settleRestored } from '../backup/restore.ts';
import { keysOfRow, libraryRows, mediaKeys } from '../backup/snapshot.ts';
import type { Config } from '../config.ts';
import { BadPiece } from '../copies/piece.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { soundnessOf } from '../database/soundness.ts';
import { countEverything } from '../database/statistics.ts';
import type { Write } from '../database/unit-of-work.ts';
import { outageOf } from '../http/outage.ts';
import type { Storage } from '../media/storage.ts';
import { carryOver } from './carry-over.ts';
import { type KeptFiles, removeBrokenOff, swapIn } from './kept-states.ts';
import { type WrittenSince, writtenSince } from './since.ts';
import { isLaterKnown } from './states.ts';

/** What a site goes back to, and what helps it there. */
export interface Way {
  config: Config;
  storage: Storage;
  /** Writes to the database that is made. */
  writeTo(db: Database): Write;
  /** Writes the earlier database to this path, and answers the moment that it is of. */
  writeEarlier(path: string): Promise<string>;
  /**
   * What was there last. Where the site’s `own` database cannot be read, it is asked for as well: undefined where nobody knows.
   */
  later: 'own' | 'unknown' | 'copied';
  writeLater?(path: string): Promise<string>;
  /** Somebody else may have written what was there last: of it only what was given out is believed. */
  isDistrusted?: boolean;
  /** Brings files with these keys; undefined where there is nothing to bring them from. */
  bringFiles?(keys: readonly string[]): Promise<unknown>;
  now: Date;
  /** Shows what will be done; answers whether it is to be. */
  agree(plan: Plan): Promise<boolean>;
}

export interface Plan {
  /** The moment that the site really goes to. */
  at: string;
  /** What is not there any more then; undefined where that is not known. */
  since: WrittenSince | undefined;
  /** Why the site’s own database is not read for it. */
  problem: string | undefined;
  isDistrusted: boolean;
}

export interface WentBack {
  at: string;
  /** Where the state before is kept; undefined where there was none. */
  kept: string | undefined;
  said: string[];
  /** Files that the site speaks of, and that are nowhere. */
  missing: number;
}

/** The folder in which the earlier state is made, beside the site. */
const WORK = 'going-back';

/** The site was not to go back. */
export class NotAgreed extends Error {
  override readonly name = 'NotAgreed';

  constructor() {
    super('Nothing was done.');
  }
}

/** Why the database of the site cannot be read; undefined where it can. */
function damageOf(file: string): string | undefined {
  try {
    const found = soundnessOf(file, 'quick_check');
    return found === 'ok' ? undefined : found;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Opens the database of this file, and brings it up to date. */
async function openUpToDate(path: string): Promise<Database> {
  const db = openDatabase(path);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens what was there last, for `work`: the site’s own database, or where that cannot be read what the copy knows. `spoilt` says why
 * neither is looked at.
 */
async function withLater<Result>(
  { config, later: known, writeLater }: Way,
  folder: string,
  spoilt: string | undefined,
  work: (later: Database | null, problem: string | undefined) => Promise<Result>,
): Promise<Result> {
  const problem = spoilt ?? (known === 'own' ? damageOf(config.databaseUrl) : undefined);
  const isOwn = known === 'own' && problem === undefined;
  if (spoilt !== undefined || known === 'unknown' || !(isOwn || writeLater)) return work(null, problem);
  const path = isOwn ? config.databaseUrl : join(folder, 'later.sqlite');
  let later: Database;
  try {
    if (!isOwn) await writeLater?.(path);
    later = await openUpToDate(path);
  } catch (error) {
    // The copy is damaged behind the moment: what was then can be gone back to all the same, and a safe distance is jumped.
    if (isOwn || !(error instanceof BadPiece)) throw error;
    return work(null, problem ?? error.message);
  }
  try {
    return await work(later, problem);
  } finally {
    await later.destroy();
  }
}

/** Throws where the database that was made is damaged. */
async function expectSound(db: Database, file: string): Promise<void> {
  const { rows: loose } = await sql`pragma foreign_key_check`.execute(db);
  if (soundnessOf(file, 'integrity_check') !== 'ok' || loose.length > 0)
    throw new Error('The state to go back to is not sound. Choose another moment. Nothing was changed.');
}

/** The notes of backups whose files are in the folder of this machine. */
async function keepNotesOfBackups(earlier: Database, later: Database): Promise<void> {
  for (const { id: _, ...note } of await later.selectFrom('backups').selectAll().orderBy('id').execute())
    await earlier.insertInto('backups').values(note).execute();
}

/** The files that only the later state speaks of. They stay, for the day on which somebody comes back to it. */
async function filesOnlyIn(later: Database, earlier: Database): Promise<KeptFiles> {
  const files: KeptFiles = [];
  for await (const rows of libraryRows(later)) {
    const found = await earlier
      .selectFrom('media')
      .select('key')
      .where('key', 'in', ['', ...rows.map(({ key }) => key)])
      .execute();
    const known = new Set(found.map(({ key }) => key));
    for (const row of rows) if (!known.has(row.key)) files.push(keysOfRow(row));
  }
  return files;
}

/** Brings the files of the earlier state that were removed since. Answers how many of those that nobody can make again are nowhere. */
async function bringMissing({ storage, bringFiles }: Way, earlier: Database): Promise<number> {
  const gone: { key: string; isMade: boolean }[] = [];
  for (const file of await mediaKeys(earlier)) if (!(await storage.find(file.key))) gone.push(file);
  if (gone.length > 0) await bringFiles?.(gone.map(({ key }) => key));
  let missing = 0;
  for (const { key, isMade } of gone) if (!(isMade || (await storage.find(key)))) missing += 1;
  return missing;
}

interface Built extends WentBack {
  fresh: string;
  files: KeptFiles;
  isReadable: boolean;
}

async function build(way: Way, folder: string, spoilt?: string): Promise<Built> {
  const { config, now } = way;
  const fresh = join(folder, 'earlier.sqlite');
  const at = await way.writeEarlier(fresh);
  const earlier = openDatabase(fresh);
  try {
    await migrate(earlier);
    return await withLater(way, folder, spoilt, async (later, problem) => {
      const since = later ? await writtenSince(earlier, later) : undefined;
      const { isDistrusted = false } = way;
      if (!(await way.agree({ at, since, problem, isDistrusted }))) throw new NotAgreed();
      const write = way.writeTo(earlier);
      const isLastUnknown = way.later !== 'own' || problem !== undefined;
      const given = { now: now.toISOString(), timeZone: config.timeZone, isDistrusted, isLastUnknown };
      const states = { earlier, write, later, ...given };
      const invited = await settleRestored(earlier, states.now);
      const said = await carryOver(states, { ...config, databaseUrl: fresh });
      if (isLaterKnown(states) && !isDistrusted && way.later === 'own') await keepNotesOfBackups(earlier, states.later);
      if (invited.length > 0)
        said.push(`These invitations are no longer valid. Send them again: ${invited.join(', ')}.`);
      await countEverything(earlier);
      await expectSound(earlier, fresh);
      // What a thief names for removal may be pictures of the site.
      const files = later && !isDistrusted ? await filesOnlyIn(later, earlier) : [];
      const missing = await bringMissing(way, earlier);
      return { fresh, files, at, kept: undefined, said, missing, isReadable: problem === undefined };
    });
  } finally {
    await earlier.destroy();
  }
}

/** Builds it, where somebody else may have written what was there last also without that: they could spoil it, so that nothing comes back. */
async function buildAnyway(way: Way, folder: string): Promise<Built> {
  try {
    return await build(way, folder);
  } catch (error) {
    if (!way.isDistrusted || error instanceof NotAgreed || outageOf(error) === 'full') throw error;
    await rm(folder, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
    return build(way, folder, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Puts an earlier state in the place of the site’s database, on the embedded database. The state before is kept. Nothing is changed
 * before the new state is whole: whatever fails until then, or if this process dies, the site is as it was.
 */
export async function goBack(way: Way): Promise<WentBack> {
  const { config, now } = way;
  const folder = join(config.dataFolder, WORK);
  await rm(folder, { recursive: true, force: true });
  await removeBrokenOff(config);
  try {
    await mkdir(folder, { mode: 0o700 });
    const { fresh, files, isReadable, ...went } = await buildAnyway(way, folder);
    const kept = await swapIn(config, fresh, { files, isReadable, now });
    return { ...went, kept };
  } catch (error) {
    if (outageOf(error) === 'full')
      throw new Error(
        `There is not enough space on the disk of ${config.dataFolder}: going back needs as much as the database takes, once or twice. Free some space, then try again. Nothing was changed.`,
        { cause: error },
      );
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

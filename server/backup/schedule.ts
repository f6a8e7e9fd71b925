import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { programLanguage } from '../../domain/languages.ts';
import { clockDoubt } from '../clock-check/clock-check.ts';
import { hasCome } from '../database/due.ts';
import type { Database } from '../database/open.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { backupPath, removeBackup } from './backup.ts';
import { forgetOld, makeRoom } from './forget-old.ts';
import { type BackupOutcome, runBackup } from './run-backup.ts';

/** Interval for checking that today's backup exists (ms). */
const LOOK_EVERY = 15 * 60_000;

const HOUR = 3_600_000;

/** After so long a backup that was begun and never finished is begun again: its process has crashed. Milliseconds. */
const GIVEN_UP_AFTER = 2 * HOUR;

/** Waiting times after each failed try (ms); the last one repeats. */
const WAITS = [LOOK_EVERY, HOUR, 3 * HOUR, 6 * HOUR];

const waitAfter = (tries: number) => WAITS[Math.min(tries, WAITS.length - 1)] ?? HOUR;

type Tools = Pick<Services, 'config' | 'db' | 'write' | 'clock' | 'media' | 'log'>;

/** Whether the backup of a day is being made at this moment. */
export async function isDailyUnderWay(db: Database, now: Date): Promise<boolean> {
  const begun = await db
    .selectFrom('backups')
    .select('id')
    .where('day', 'is not', null)
    .where('bytes', 'is', null)
    .where('problem', 'is', null)
    .where('next_try_at', '>', now.toISOString())
    .executeTakeFirst();
  return begun !== undefined;
}

/** Takes the making of this day's backup upon this node. False when another has, it is made, or its time has not come. */
async function claimDay({ db, clock }: Tools, day: string): Promise<boolean> {
  const now = clock();
  const begun = { made_at: now.toISOString(), next_try_at: later(now, GIVEN_UP_AFTER) };
  const taken = await db
    .insertInto('backups')
    .values({ day, file: '', bytes: null, proven_at: null, problem: null, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet(begun)
        .where(hasCome('backups.next_try_at', now, Math.max(...WAITS))),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Removes half-written files of a process that crashed. */
async function sweepHalves({ config, clock }: Tools): Promise<void> {
  const names = await readdir(config.backupFolder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(config.backupFolder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < clock().getTime() - GIVEN_UP_AFTER) await rm(path, { force: true });
  }
}

/** Leaves the day to another node, or to the next start. */
async function releaseDay({ db, clock }: Tools, day: string): Promise<void> {
  await db.deleteFrom('backups').where('day', '=', day).where('bytes', 'is', null).where('tries', '=', 0).execute();
  await db.updateTable('backups').set({ next_try_at: clock().toISOString() }).where('day', '=', day).execute();
}

/** Records the result of a try. What is told of it is read from there. */
async function note({ write }: Tools, day: string, path: string, outcome: BackupOutcome): Promise<string> {
  const { bytes, holds, problem } = outcome;
  return write(null, async ({ db, now }) => {
    const days = db.selectFrom('backups').where('day', '=', day);
    const { tries, file } = await days.select(['tries', 'file']).executeTakeFirstOrThrow();
    const made = bytes === null ? {} : { file: path, bytes, holds: holds && JSON.stringify(holds) };
    const change =
      problem === null
        ? { problem, proven_at: now, next_try_at: null }
        : { problem, tries: tries + 1, next_try_at: later(new Date(now), waitAfter(tries)) };
    await db
      .updateTable('backups')
      .set({ ...made, ...change })
      .where('day', '=', day)
      .execute();
    return bytes === null || file === path ? '' : file;
  });
}

/** Makes today's backup unless it is there, proves it, and removes the oldest. `stopping` breaks the making off. */
export async function backUpToday(tools: Tools, stopping = new AbortController().signal): Promise<void> {
  const { config, clock, media, log } = tools;
  const now = clock();
  const day = dayOf(now, config.timeZone);
  if (config.backupCount === 0 || !(await claimDay(tools, day))) return;
  if (!(await clockDoubt(tools.db, now))) await sweepHalves(tools).catch(() => undefined);
  await makeRoom(tools);
  const path = backupPath(config, now);
  const outcome = await runBackup({ config, path, now: now.toISOString() }, media.files, stopping);
  if (stopping.aborted) return releaseDay(tools, day);
  // The backup of an earlier try on this day, whose verification failed.
  await removeBackup(config, await note(tools, day, path, outcome));
  if (outcome.problem === null) await forgetOld(tools);
  else {
    const problem = worded(outcome.problem, programLanguage);
    log.error({ problem, folder: config.backupFolder }, 'The backup failed; it is tried again');
  }
}

/** Sees to the day's backup while the process runs. Answers the way to stop. */
export function keepBackups(tools: Tools): () => Promise<void> {
  const stopping = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = () => {
    underWay ??= backUpToday(tools, stopping.signal)
      .catch((error: unknown) => tools.log.error({ err: error }, 'The backup could not be seen to'))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
}

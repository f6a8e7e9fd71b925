import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '../../domain/calendar.ts';
import type { Desk } from '../desk.ts';
import { makeBackup, proveBackup } from './backup.ts';

/** How often it is asked whether today's backup is there. Milliseconds. */
const LOOK_EVERY = 15 * 60_000;

/** After so long a backup that was begun and never finished is begun again: its process has crashed. Milliseconds. */
const GIVEN_UP_AFTER = 2 * 3_600_000;

type Tools = Pick<Desk, 'config' | 'rows' | 'clock' | 'media' | 'log'>;

/** Takes the making of this day's backup upon this node. False when another has, or it is made already. */
async function claimDay({ rows, clock }: Tools, day: string): Promise<boolean> {
  const now = clock();
  const givenUp = new Date(now.getTime() - GIVEN_UP_AFTER).toISOString();
  const taken = await rows
    .insertInto('backups')
    .values({ day, file: '', made_at: now.toISOString(), bytes: null, proven_at: null, problem: null })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ made_at: now.toISOString() })
        .where('backups.bytes', 'is', null)
        .where('backups.problem', 'is', null)
        .where('backups.made_at', '<', givenUp),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Removes the daily backups beyond those that are kept; one made by hand stays until somebody removes it. */
async function forgetOld({ rows, config }: Tools): Promise<void> {
  const old = await rows
    .selectFrom('backups')
    .select(['id', 'file'])
    .where('day', 'is not', null)
    .orderBy('day', 'desc')
    .execute();
  for (const { id, file } of old.slice(config.backupsKept)) {
    if (file !== '') await rm(file, { force: true });
    await rows.deleteFrom('backups').where('id', '=', id).execute();
  }
}

/** Removes what a process that crashed has left half written. */
async function sweepHalves({ config, clock }: Tools): Promise<void> {
  const names = await readdir(config.backupFolder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(config.backupFolder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < clock().getTime() - GIVEN_UP_AFTER) await rm(path, { force: true });
  }
}

/** Leaves the day to another node, or to the next start. */
async function releaseDay({ rows }: Tools, day: string): Promise<void> {
  await rows.deleteFrom('backups').where('day', '=', day).where('bytes', 'is', null).execute();
}

/** Makes today's backup unless it is there, proves it, and removes the oldest. `stopping` breaks the making off. */
export async function backUpToday(tools: Tools, stopping?: AbortSignal): Promise<void> {
  const { rows, config, clock, media } = tools;
  const day = dayOf(clock(), config.timeZone);
  if (config.backupsKept === 0 || !(await claimDay(tools, day))) return;
  try {
    await sweepHalves(tools);
    const { path, bytes } = await makeBackup({ config, rows, storage: media.storage, stopping }, clock());
    await rows.updateTable('backups').set({ file: path, bytes }).where('day', '=', day).execute();
    await proveBackup(rows, path, clock());
  } catch (error) {
    if (stopping?.aborted) return releaseDay(tools, day);
    const problem = error instanceof Error ? error.message : String(error);
    await rows.updateTable('backups').set({ problem }).where('day', '=', day).execute();
    throw error;
  }
  await forgetOld(tools);
}

/** Sees to the day's backup while the process runs. Answers the way to stop. */
export function keepBackups(tools: Tools): () => Promise<void> {
  const stopping = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = () => {
    underWay ??= backUpToday(tools, stopping.signal)
      .catch((error: unknown) => tools.log.error({ err: error }, 'The backup could not be made'))
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

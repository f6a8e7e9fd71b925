import { stat } from 'node:fs/promises';
import { type DownloadableBackups, MAX_TAKEN } from '../../domain/backup.ts';
import { later } from '../../domain/instant.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { conflict } from '../http/http-error.ts';
import type { BackupMaker, Services } from '../services.ts';
import { backupPath } from './backup.ts';
import { runBackup } from './run-backup.ts';
import { isDailyUnderWay } from './schedule.ts';

type Tools = Pick<Services, 'config' | 'db' | 'write' | 'clock' | 'media' | 'log'>;

const DAY = 24 * 3_600_000;

/** Throws a 409 where this account did it as often within a day as it may: a stolen one leaves the others theirs. */
export async function assertFewToday(
  db: Database,
  action: 'make_backup' | 'take_backup',
  userId: number,
  now: string,
): Promise<void> {
  const { count } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('at', '>', later(now, -DAY))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TAKEN) throw conflict(staffText('tooManyCopies'));
}

const bytesOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Makes a backup that somebody has asked for, one at a time, in a process of its own. */
export class BackupNow implements BackupMaker {
  readonly #tools: Tools;
  readonly #stopping = new AbortController();
  #isMaking = false;
  #path = '';
  #work = Promise.resolve();
  /** Why the last one failed, as a code. */
  problem: string | null = null;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Begins, unless one is being made already. Throws a 409 while that of the day is, or where enough were. */
  async begin(userId: number): Promise<void> {
    const { db, clock, config, write } = this.#tools;
    if (this.#isMaking) return;
    this.#isMaking = true;
    try {
      if (await isDailyUnderWay(db, clock())) throw conflict(staffText('copyUnderWay'));
      await write(userId, async (unit) => {
        await assertFewToday(unit.db, 'make_backup', userId, unit.now);
        await unit.audit({ action: 'make_backup', resource: 'backups' });
      });
    } catch (error) {
      this.#isMaking = false;
      throw error;
    }
    this.problem = null;
    this.#path = backupPath(config, clock());
    this.#work = this.#make().finally(() => {
      this.#isMaking = false;
    });
  }

  async #make(): Promise<void> {
    const { config, db, clock, media, log } = this.#tools;
    const path = this.#path;
    const now = clock().toISOString();
    const { bytes, holds, problem } = await runBackup({ config, path, now }, media.files, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    this.problem = problem;
    if (bytes === null) return;
    try {
      const proven_at = problem === null ? clock().toISOString() : null;
      const made = { day: null, file: path, made_at: now, bytes, proven_at, problem, next_try_at: null };
      await db
        .insertInto('backups')
        .values({ ...made, holds: holds && JSON.stringify(holds) })
        .execute();
    } catch (error) {
      log.error({ err: error }, 'The backup could not be noted');
    }
  }

  /** How far the one is that is being made; null where none is. */
  async progress(): Promise<DownloadableBackups['making']> {
    if (!this.#isMaking) return null;
    const { db } = this.#tools;
    const last = await db
      .selectFrom('backups')
      .select('bytes')
      .where('bytes', 'is not', null)
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const whole = await bytesOf(this.#path);
    const written = whole ?? (await bytesOf(`${this.#path}.part`)) ?? 0;
    return { bytes: written, expected: last?.bytes ?? null, is_tested: whole !== undefined };
  }

  /** Breaks off the one that is being made. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }
}

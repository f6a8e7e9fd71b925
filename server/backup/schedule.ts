import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf, minuteOf } from '../../domain/calendar.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import { later } from '../../domain/instant.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { clockDoubt, LONGEST_PAUSE, latestMoment } from '../clock-check/clock-check.ts';
import type { Config } from '../config.ts';
import { hasCome } from '../database/due.ts';
import type { Mail, UnitOfWork } from '../database/unit-of-work.ts';
import { worded } from '../http/reply-words.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import type { Services } from '../services.ts';
import { backupPath, removeBackup } from './backup.ts';
import { type BackupOutcome, runBackup } from './run-backup.ts';

type Notice = Pick<Mail, 'subject' | 'body'>;

interface Failure extends Pick<Config, 'publicUrl' | 'backupFolder' | 'timeZone'> {
  problem: string;
  /** When it is tried again. */
  next: string;
}

/** `23 Nov 2026, 18:39`. */
function shortMoment(moment: string, timeZone: string, language: Language): string {
  const { day, month } = datesIn(catalogues[language].dates).calendarLeaf(moment, timeZone);
  const [date = '', time = ''] = minuteOf(new Date(moment), timeZone).split(' ');
  return `${day} ${month} ${date.slice(0, 4)}, ${time}`;
}

function backupsFailMail({ problem, next, publicUrl, backupFolder, timeZone }: Failure, language: Language): Notice {
  const { staffMails: words } = catalogues[language];
  return {
    subject: words.backupFailedSubject,
    body: words.backupFailed(publicUrl, worded(problem, language), backupFolder, shortMoment(next, timeZone, language)),
  };
}

function backupsWorkMail(language: Language): Notice {
  const { staffMails: words } = catalogues[language];
  return { subject: words.backupsWorkSubject, body: words.backupsWork };
}

/** Interval for checking that today's backup exists (ms). */
const LOOK_EVERY = 15 * 60_000;

const HOUR = 3_600_000;

/** After so long a backup that was begun and never finished is begun again: its process has crashed. Milliseconds. */
const GIVEN_UP_AFTER = 2 * HOUR;

/** Waiting times after each failed try (ms); the last one repeats. */
const WAITS = [LOOK_EVERY, HOUR, 3 * HOUR, 6 * HOUR];

type Tools = Pick<Services, 'config' | 'db' | 'write' | 'clock' | 'media' | 'log'>;

/** Takes the making of this day's backup upon this node. False when another has, it is made, or its time has not come. */
async function claimDay({ db, clock }: Tools, day: string): Promise<boolean> {
  const now = clock();
  const begun = { made_at: now.toISOString(), next_try_at: later(now, GIVEN_UP_AFTER) };
  const taken = await db
    .insertInto('backups')
    .values({ day, file: '', bytes: null, proven_at: null, problem: null, told_at: null, ...begun })
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

/**
 * Removes daily backups past their retention; one made by hand stays until somebody removes it. Backups made while the clock
 * stood ahead take no true one's place: while it is in doubt they replace only one another, and afterwards they go.
 */
async function forgetOld({ db, config, clock }: Tools): Promise<void> {
  const now = clock();
  const doubt = await clockDoubt(db, now);
  const latest = latestMoment(now);
  const daily = db.selectFrom('backups').where('day', 'is not', null).orderBy('day', 'desc');
  const counted = doubt
    ? daily.where('made_at', '>', later(doubt.checked_at, LONGEST_PAUSE))
    : daily.where('made_at', '<=', latest);
  const good = await counted.select('day').where('proven_at', 'is not', null).limit(config.backupCount).execute();
  const oldest = good.at(-1)?.day;
  if (!oldest || good.length < config.backupCount) return;
  const old = await counted.select(['id', 'file']).where('day', '<', oldest).execute();
  const ahead = doubt ? [] : await daily.select(['id', 'file']).where('made_at', '>', latest).execute();
  for (const { id, file } of [...old, ...ahead]) {
    await removeBackup(config, file);
    await db.deleteFrom('backups').where('id', '=', id).execute();
  }
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

/** When the superusers were told that backups fail, on this day or the last one before it; null if they work. */
async function toldAt({ db }: UnitOfWork, day: string): Promise<string | null> {
  const last = await db
    .selectFrom('backups')
    .select('told_at')
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(2)
    .execute();
  return last.find(({ told_at }) => told_at !== null)?.told_at ?? null;
}

/** Records the result of a try, and mails it if it is news. */
async function note({ write, config }: Tools, day: string, path: string, outcome: BackupOutcome): Promise<void> {
  const { bytes, problem } = outcome;
  const replaced = await write(null, async (unit) => {
    const { db, now, mail } = unit;
    const told = await toldAt(unit, day);
    const days = db.selectFrom('backups').where('day', '=', day);
    const { tries, file } = await days.select(['tries', 'file']).executeTakeFirstOrThrow();
    const next = later(new Date(now), WAITS[Math.min(tries, WAITS.length - 1)] ?? HOUR);
    const made = bytes === null ? {} : { file: path, bytes };
    const change =
      problem === null
        ? { problem, proven_at: now, next_try_at: null, told_at: null }
        : { problem, tries: tries + 1, next_try_at: next, told_at: told ?? now };
    await db
      .updateTable('backups')
      .set({ ...made, ...change })
      .where('day', '=', day)
      .execute();
    if ((problem === null) !== (told === null)) {
      const superusers = await activeSuperusers(db).select(['email', 'language']).execute();
      for (const { email: recipient, language } of superusers) {
        const notice =
          problem === null ? backupsWorkMail(language) : backupsFailMail({ problem, next, ...config }, language);
        await mail({ recipient, ...notice });
      }
    }
    return bytes === null || file === path ? '' : file;
  });
  // The backup of an earlier try on this day, whose verification failed.
  await removeBackup(config, replaced);
}

/** Makes today's backup unless it is there, proves it, and removes the oldest. `stopping` breaks the making off. */
export async function backUpToday(tools: Tools, stopping = new AbortController().signal): Promise<void> {
  const { config, clock, media, log } = tools;
  const now = clock();
  const day = dayOf(now, config.timeZone);
  if (config.backupCount === 0 || !(await claimDay(tools, day))) return;
  if (!(await clockDoubt(tools.db, now))) await sweepHalves(tools).catch(() => undefined);
  const path = backupPath(config, now);
  const outcome = await runBackup({ config, path, now: now.toISOString() }, media.files, stopping);
  if (stopping.aborted) return releaseDay(tools, day);
  await note(tools, day, path, outcome);
  if (outcome.problem === null) await forgetOld(tools);
  else {
    const problem = worded(outcome.problem, sourceLanguage);
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

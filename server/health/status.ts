import { statfs } from 'node:fs/promises';
import { staffText } from '../../domain/reply-text.ts';
import type { Status } from '../../domain/status.ts';
import { storedBackups } from '../backup/stored-backups.ts';
import { clockDoubt, latestMoment } from '../clock-check/clock-check.ts';
import type { Config } from '../config.ts';
import { readCopies } from '../copies/how-copies-are.ts';
import { isOnSameDisk } from '../copies/same-disk.ts';
import type { Database } from '../database/open.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { worded } from '../http/reply-words.ts';
import { howMany } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { copyProblem } from '../troubles/copies.ts';
import { housekeepingProblem, lastTidied } from '../troubles/housekeeping.ts';
import { updatesProblem } from '../troubles/updates.ts';

/** The mail that waits to be sent, or was given up. */
export async function mailStatus(db: Database): Promise<Omit<Status['mail'], 'is_failing' | 'has_server'>> {
  // Campaigns say themselves how far they have come.
  const unsent = db.selectFrom('mails').where('campaign_id', 'is', null).where('sent_at', 'is', null);
  const { waiting, since } = await unsent
    .where('failed_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  const failed = await howMany(unsent.where('failed_at', 'is not', null));
  return { waiting, failed, waiting_since: since };
}

/** The last backup, whatever came of it, but for one that was deleted, or is dated ahead of the clock. */
export function lastBackup(db: Database, now: Date): Promise<NonNullable<Status['backup']['last']> | undefined> {
  return db
    .selectFrom('backups')
    .select(['made_at', 'bytes', 'problem', 'next_try_at'])
    .where(({ or, eb }) => or([eb('bytes', 'is not', null), eb('next_try_at', 'is not', null)]))
    .where('made_at', '<=', latestMoment(now))
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest backup that was made whole; one that failed or is still being made does not count. */
export function lastGoodBackup(db: Database) {
  return db
    .selectFrom('backups')
    .select(['file', 'made_at', 'bytes', 'proven_at'])
    .where('bytes', 'is not', null)
    .where('problem', 'is', null)
    .where('next_try_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function backupStatus(db: Database, config: Config, now: Date): Promise<Status['backup']> {
  const stored = await storedBackups(db, config);
  const { proven } = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.max('proven_at').as('proven'))
    .where('made_at', '<=', latestMoment(now))
    .executeTakeFirstOrThrow();
  return {
    last: (await lastBackup(db, now)) ?? null,
    proven_at: proven,
    stored: stored.map(({ id, made_at, bytes, holds, is_needed }) => ({ id, made_at, bytes, holds, is_needed })),
    is_on_same_disk: await isOnSameDisk(config.dataFolder, config.backupFolder).catch(() => false),
  };
}

async function copyStatus({ config, metrics, clock }: Services): Promise<Status['copies']> {
  if (config.copies === null) return [];
  return (await readCopies(config.copies, config.dataFolder)).map((copy) => ({
    place: copy.place,
    copied_until: copy.state?.copiedUntil ?? null,
    proven_at: copy.state?.provenAt ?? null,
    problem:
      copyProblem(copy, metrics.since, clock()) ?? (copy.state?.isOnSameDisk ? staffText('copyOnSameDisk') : null),
  }));
}

function updatesStatus({ updates, clock }: Services): Status['updates'] {
  const found = updates.found();
  return found && { waiting: found.waiting, read_at: found.readAt, problem: updatesProblem(found, clock()) };
}

/** Housekeeping that a clock in doubt keeps from its work has not stopped. */
async function housekeepingStatus(
  { db, metrics, clock }: Services,
  isInDoubt: boolean,
): Promise<Status['housekeeping']> {
  const done_at = await lastTidied(db);
  return { done_at, problem: isInDoubt ? null : housekeepingProblem(done_at, metrics.since, clock()) };
}

/** The state of the installation at this moment. Its problems are texts with codes. */
export async function readStatus(services: Services): Promise<Status> {
  const { db, config, clock, metrics, disk, outbox, requests, certificate } = services;
  const { bsize, bavail, blocks } = await statfs(config.dataFolder);
  const clock_doubt = await clockDoubt(db, clock());
  return {
    at: clock().toISOString(),
    clock_doubt,
    mail: { ...(await mailStatus(db)), is_failing: outbox.isFailing, has_server: config.smtpUrl !== null },
    payments: requests && { is_failing: requests.isFailing },
    pictures_waiting: await howMany(db.selectFrom('media').where('variants', 'is', null)),
    backup: await backupStatus(db, config, clock()),
    copies: await copyStatus(services),
    updates: updatesStatus(services),
    housekeeping: await housekeepingStatus(services, clock_doubt !== null),
    disk: { free: bavail * bsize, total: blocks * bsize, is_full: (await disk?.look()) ?? false },
    certificate_ends_at: certificate.endsAt(),
    unknown_proxy: metrics.unknownProxy,
    process: { since: metrics.since, errors: metrics.errors, memory: process.memoryUsage.rss() },
  };
}

export function statusRoutes(services: Services): Endpoint[] {
  return [
    implement('GET /status/', async ({ language }) => {
      const status = await readStatus(services);
      const { backup, copies, updates, housekeeping } = status;
      const inWords = <Part extends { problem: string | null }>(part: Part): Part => ({
        ...part,
        problem: part.problem && worded(part.problem, language),
      });
      return {
        ...status,
        backup: { ...backup, last: backup.last && inWords(backup.last) },
        copies: copies.map(inWords),
        updates: updates && inWords(updates),
        housekeeping: inWords(housekeeping),
      };
    }),
  ];
}

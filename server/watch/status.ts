import { statfs } from 'node:fs/promises';
import type { Status } from '../../domain/status.ts';
import { keptBackups } from '../archive/kept-backups.ts';
import type { Config } from '../config.ts';
import type { Rows } from '../database/open.ts';
import type { Desk } from '../desk.ts';

async function mailStatus(rows: Rows): Promise<Omit<Status['mail'], 'is_failing'>> {
  // Campaigns say themselves how far they have come.
  const unsent = rows.selectFrom('mails').where('campaign_id', 'is', null).where('sent_at', 'is', null);
  const { waiting, since } = await unsent
    .where('failed_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  const { failed } = await unsent
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow();
  return { waiting, failed, waiting_since: since };
}

/** The last backup, whatever came of it, but for one that was deleted. */
export function lastBackup(rows: Rows): Promise<NonNullable<Status['backup']['last']> | undefined> {
  return rows
    .selectFrom('backups')
    .select(['made_at', 'bytes', 'problem', 'next_try_at'])
    .where(({ or, eb }) => or([eb('bytes', 'is not', null), eb('next_try_at', 'is not', null)]))
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function backupStatus(rows: Rows, config: Config): Promise<Status['backup']> {
  const kept = await keptBackups(rows, config);
  const { proven } = await rows
    .selectFrom('backups')
    .select(({ fn }) => fn.max('proven_at').as('proven'))
    .executeTakeFirstOrThrow();
  return {
    last: (await lastBackup(rows)) ?? null,
    proven_at: proven,
    kept: kept.map(({ id, made_at, bytes, is_needed }) => ({ id, made_at, bytes, is_needed })),
  };
}

/** How the installation is at this moment. */
export async function readStatus(
  desk: Pick<Desk, 'rows' | 'config' | 'clock' | 'watch' | 'disk' | 'outbox'>,
): Promise<Status> {
  const { rows, config, clock, watch, disk, outbox } = desk;
  const { waiting } = await rows
    .selectFrom('media')
    .where('variants', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const { bsize, bavail, blocks } = await statfs(config.dataFolder);
  return {
    at: clock().toISOString(),
    mail: { ...(await mailStatus(rows)), is_failing: outbox.isFailing },
    pictures_waiting: waiting,
    backup: await backupStatus(rows, config),
    disk: { free: bavail * bsize, total: blocks * bsize, is_full: (await disk?.look()) ?? false },
    unknown_proxy: watch.unknownProxy,
    process: { since: watch.since, errors: watch.errors, memory: process.memoryUsage.rss() },
  };
}

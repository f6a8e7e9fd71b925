import { statfs } from 'node:fs/promises';
import type { Status } from '../../domain/status.ts';
import type { Rows } from '../database/open.ts';
import type { Desk } from '../desk.ts';

async function mailStatus(rows: Rows): Promise<Status['mail']> {
  const unsent = rows.selectFrom('mails').where('sent_at', 'is', null);
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

async function backupStatus(rows: Rows): Promise<Status['backup']> {
  const backups = rows.selectFrom('backups');
  const last = await backups
    .select(['made_at', 'bytes', 'problem', 'next_try_at'])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { proven } = await backups.select(({ fn }) => fn.max('proven_at').as('proven')).executeTakeFirstOrThrow();
  return { last: last ?? null, proven_at: proven };
}

/** How the installation is at this moment. */
export async function readStatus(desk: Pick<Desk, 'rows' | 'config' | 'clock' | 'watch'>): Promise<Status> {
  const { rows, config, clock, watch } = desk;
  const { waiting } = await rows
    .selectFrom('media')
    .where('variants', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const { bsize, bavail, blocks } = await statfs(config.dataFolder);
  return {
    at: clock().toISOString(),
    mail: await mailStatus(rows),
    pictures_waiting: waiting,
    backup: await backupStatus(rows),
    disk: { free: bavail * bsize, total: blocks * bsize },
    process: { since: watch.since, errors: watch.errors, memory: process.memoryUsage.rss() },
  };
}

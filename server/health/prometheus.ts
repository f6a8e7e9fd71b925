import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { staffText } from '../../domain/reply-text.ts';
import { may } from '../http/current-user.ts';
import { HttpError, notSignedIn, problemReply } from '../http/http-error.ts';
import type { ServeOptions } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { lastGoodBackup, readStatus } from './status.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether it is the token of the settings, found out in a time that tells nothing about it. */
const isToken = (sent: string, token: string | null) => token !== null && timingSafeEqual(hash(sent), hash(token));

/** A name, its help text, and its values: a number, or one for each label. Without a value there is no line. */
type Measure = readonly [name: string, help: string, values: number | null | ReadonlyMap<string, number>];

/** Prometheus' text format. What counts up from the start of the process is named `…_total`. */
function asText([name, help, values]: Measure): string {
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  const lines =
    typeof values === 'number'
      ? [`intambwe_${name} ${values}`]
      : [...(values ?? [])].map(([label, value]) => `intambwe_${name}{${label}} ${value}`);
  return [`# HELP intambwe_${name} ${help}`, `# TYPE intambwe_${name} ${type}`, ...lines].join('\n');
}

const seconds = (moment: string | null | undefined) => (moment ? Date.parse(moment) / 1000 : null);

async function measures(services: Services): Promise<Measure[]> {
  const { metrics } = services;
  const status = await readStatus(services);
  const good = await lastGoodBackup(services.db);
  const { mail, backup, disk, process: own } = status;
  const replies = new Map([...metrics.replies].map(([code, count]) => [`status="${code}"`, count]));
  return [
    ['replies_from_memory_total', 'Replies out of the page cache.', metrics.fromMemory],
    ['replies_total', 'Replies of the application, by status.', replies],
    ['event_loop_delay_seconds', 'How late work was, 99th percentile.', metrics.delay],
    ['memory_bytes', 'Resident memory of the process.', own.memory],
    ['started_seconds', 'When the process started.', seconds(own.since)],
    ['mail_waiting', 'Mail still to be sent.', mail.waiting],
    ['mail_failed', 'Mail given up after every try.', mail.failed],
    ['mail_waiting_since_seconds', 'Since when the oldest waits.', seconds(mail.waiting_since)],
    ['pictures_waiting', 'Pictures without their smaller sizes.', status.pictures_waiting],
    ['backup_made_seconds', 'When the last whole backup was made.', seconds(good?.made_at)],
    ['backup_tried_seconds', 'When a backup was last tried, whatever came of it.', seconds(backup.last?.made_at)],
    ['backup_proven_seconds', 'When a backup was last proven to restore.', seconds(backup.proven_at)],
    ['backup_failed', 'Whether the last backup failed.', Number(Boolean(backup.last?.problem))],
    ['mail_failing', 'Whether the mail server took nothing at the last try.', Number(mail.is_failing)],
    ['disk_free_bytes', 'Room left where the data is.', disk.free],
    ['disk_full', 'Whether nothing is taken for want of room.', Number(disk.is_full)],
    ['certificate_ends_seconds', 'When the certificate of the site ends.', seconds(status.certificate_ends_at)],
    [
      'proxy_unknown',
      'Whether visitors come by way of a proxy that is not believed.',
      Number(status.unknown_proxy !== null),
    ],
  ];
}

/** `/metrics`, for a monitor that holds the token of the settings, or for staff who may read the audit log. */
export function metricsRoutes(services: Services, identify: ServeOptions['identify']) {
  const app = new Hono();
  app.get('/metrics', async (context) => {
    const sent = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (sent === undefined) return problemReply(notSignedIn());
    if (!isToken(sent, services.config.metricsToken)) {
      const currentUser = await identify(sent);
      if (!may(currentUser, 'audit.view')) throw new HttpError(403, { detail: staffText('mayNotSee') });
    }
    const text = `${(await measures(services)).map(asText).join('\n')}\n`;
    return context.text(text, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  return app;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { may } from '../http/current-user.ts';
import { HttpError, notSignedIn, problemReply } from '../http/http-error.ts';
import type { ServeOptions } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { readStatus } from './status.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether it is the token of the settings, found out in a time that tells nothing about it. */
const isToken = (sent: string, token: string | null) => token !== null && timingSafeEqual(hash(sent), hash(token));

interface Measure {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  values: readonly { labels?: string; value: number }[];
}

/** Prometheus' text format. */
function asText({ name, type, help, values }: Measure): string {
  const lines = values.map(({ labels, value }) => `intambwe_${name}${labels ? `{${labels}}` : ''} ${value}`);
  return [`# HELP intambwe_${name} ${help}`, `# TYPE intambwe_${name} ${type}`, ...lines].join('\n');
}

const one = (value: number) => [{ value }];
const seconds = (instant: string | null) => (instant === null ? [] : one(Date.parse(instant) / 1000));

async function measures(services: Services): Promise<Measure[]> {
  const { metrics } = services;
  const status = await readStatus(services);
  const { mail, pictures_waiting, backup, disk, process: own } = status;
  const replies = [...metrics.replies].map(([code, value]) => ({ labels: `status="${code}"`, value }));
  return [
    {
      name: 'replies_from_memory_total',
      type: 'counter',
      help: 'Replies out of the page cache.',
      values: one(metrics.fromMemory),
    },
    { name: 'replies_total', type: 'counter', help: 'Replies of the application, by status.', values: replies },
    {
      name: 'event_loop_delay_seconds',
      type: 'gauge',
      help: 'How late work was, 99th percentile.',
      values: one(metrics.delay),
    },
    { name: 'memory_bytes', type: 'gauge', help: 'Resident memory of the process.', values: one(own.memory) },
    { name: 'started_seconds', type: 'gauge', help: 'When the process started.', values: seconds(own.since) },
    { name: 'mail_waiting', type: 'gauge', help: 'Mail still to be sent.', values: one(mail.waiting) },
    { name: 'mail_failed', type: 'gauge', help: 'Mail given up after every try.', values: one(mail.failed) },
    {
      name: 'mail_waiting_since_seconds',
      type: 'gauge',
      help: 'Since when the oldest waits.',
      values: seconds(mail.waiting_since),
    },
    {
      name: 'pictures_waiting',
      type: 'gauge',
      help: 'Pictures without their smaller sizes.',
      values: one(pictures_waiting),
    },
    {
      name: 'backup_made_seconds',
      type: 'gauge',
      help: 'When the last backup was made.',
      values: seconds(backup.last?.made_at ?? null),
    },
    {
      name: 'backup_proven_seconds',
      type: 'gauge',
      help: 'When a backup was last proven to restore.',
      values: seconds(backup.proven_at),
    },
    {
      name: 'backup_failed',
      type: 'gauge',
      help: 'Whether the last backup failed.',
      values: one(Number(Boolean(backup.last?.problem))),
    },
    {
      name: 'mail_failing',
      type: 'gauge',
      help: 'Whether the mail server took nothing at the last try.',
      values: one(Number(mail.is_failing)),
    },
    { name: 'disk_free_bytes', type: 'gauge', help: 'Room left where the data is.', values: one(disk.free) },
    {
      name: 'disk_full',
      type: 'gauge',
      help: 'Whether nothing is taken for want of room.',
      values: one(Number(disk.is_full)),
    },
    {
      name: 'proxy_unknown',
      type: 'gauge',
      help: 'Whether visitors come by way of a proxy that is not believed.',
      values: one(Number(status.unknown_proxy !== null)),
    },
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
      if (!may(currentUser, 'audit.view')) throw new HttpError(403, { detail: 'Your account may not see this.' });
    }
    const text = `${(await measures(services)).map(asText).join('\n')}\n`;
    return context.text(text, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  return app;
}

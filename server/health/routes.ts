import { Hono } from 'hono';
import { sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import { outageOf } from '../http/outage.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { isSiteKey } from '../identity/site-key.ts';
import { VERSION } from '../release/version.ts';
import type { Services } from '../services.ts';
import { lastBackup } from './status.ts';

/** Age of waiting mail (ms) that means that the queue is stuck. */
const QUEUE_STUCK_AFTER = 15 * 60_000;

/** The parts whose state is read from the database. */
const inDatabase = new Set(['secret_key', 'mail', 'backups']);

const fresh = { 'cache-control': 'no-store' };

/** The state of one part. `failed`, except for backups, means that requests should not be sent here. */
type State = 'ok' | 'failed' | 'full' | 'failing' | 'unknown' | 'other';

/**
 * `/healthz` reports that the process runs, its release, and of which site it is. `/readyz` reports faults, with a 503 if the process cannot do
 * its work. `/readyz/node` is for balancers: whether requests should come here. Faults that all nodes share, such as a
 * missing bucket, do not count there; faults that staff can fix in the dashboard, such as a full disk, count in neither.
 */
export function healthRoutes({ db, media, clock, metrics, disk, outbox, requests, config, siteId }: Services) {
  const app = new Hono<AppEnvironment>();

  async function isMailStuck(): Promise<boolean> {
    const before = later(clock(), -QUEUE_STUCK_AFTER);
    const stuck = await db
      .selectFrom('mails')
      .select('id')
      .where('campaign_id', 'is', null)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('created_at', '<', before)
      .where('tries', '=', 0)
      .executeTakeFirst();
    return stuck !== undefined;
  }

  async function database(): Promise<State> {
    await sql`select 1`.execute(db);
    return (await disk?.look()) ? 'full' : 'ok';
  }

  /** Whether this node works with the secret key of the site. */
  const secretKey = async (): Promise<State> => ((await isSiteKey(db, config.secretKey)) ? 'ok' : 'other');

  async function storage(): Promise<State> {
    await media.storage.checkReady();
    return config.bucket === null && (await disk?.look()) ? 'full' : 'ok';
  }

  async function mail(): Promise<State> {
    if (await isMailStuck()) return 'failed';
    return outbox.isFailing ? 'failing' : 'ok';
  }

  const payments = async (): Promise<State> => (requests?.isFailing ? 'failing' : 'ok');

  async function backups(): Promise<State> {
    const last = await lastBackup(db, clock());
    return last?.problem ? 'failed' : 'ok';
  }

  /** Whether visitors can be told apart: behind an untrusted proxy they cannot. */
  const proxy = async (): Promise<State> => (metrics.unknownProxy === null ? 'ok' : 'unknown');

  async function isReady(checks: Record<string, () => Promise<State>>): Promise<Response> {
    if (metrics.isLeaving) return Response.json({ status: 'leaving' }, { status: 503, headers: fresh });
    const stateOf = (check: () => Promise<State>) =>
      check().catch((error: unknown): State => (outageOf(error) === 'full' ? 'full' : 'failed'));
    const first = await stateOf(database);
    // What is written in the database is not known without it, and is not at fault.
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const isKnown = first !== 'failed' || !inDatabase.has(name);
        return [name, name === 'database' ? first : isKnown ? await stateOf(check) : 'unknown'] as const;
      }),
    );
    const isWorking = states.every(([name, state]) => state !== 'failed' || name === 'backups');
    const isWell = states.every(([, state]) => state === 'ok');
    const status = isWell ? 'ok' : isWorking ? 'degraded' : 'failed';
    return Response.json({ status, ...Object.fromEntries(states) }, { status: isWorking ? 200 : 503, headers: fresh });
  }

  app.get('/healthz', (context) => context.json({ status: 'ok', version: VERSION, site: siteId }, 200, fresh));
  app.get('/readyz', () =>
    isReady({ database, secret_key: secretKey, storage, mail, ...(requests && { payments }), backups, proxy }),
  );
  app.get('/readyz/node', () => isReady({ database }));
  return app;
}

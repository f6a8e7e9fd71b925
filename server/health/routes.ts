import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Desk } from '../desk.ts';
import type { Surroundings } from '../http/serve.ts';

/** Mail waiting for so long, in milliseconds, means that the queue does not move. */
const QUEUE_STUCK_AFTER = 15 * 60_000;

const fresh = { 'cache-control': 'no-store' };

/**
 * `/healthz` says that the process lives, `/readyz` that it can do all its work and goes on doing so. `/readyz/node` is for
 * balancers: whether requests should come here. What all nodes lack together, such as the bucket, does not count there.
 */
export function healthRoutes({ rows, media, clock, watch }: Desk) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();

  async function mailMoves(): Promise<void> {
    const before = new Date(clock().getTime() - QUEUE_STUCK_AFTER).toISOString();
    const stuck = await rows
      .selectFrom('mails')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('created_at', '<', before)
      .where('tries', '=', 0)
      .executeTakeFirst();
    if (stuck) throw new Error('The mail queue does not move');
  }

  const own = { database: () => sql`select 1`.execute(rows) };
  const shared = {
    storage: () => media.storage.checkReady(),
    mail: mailMoves,
  };

  async function isReady(checks: Record<string, () => Promise<unknown>>): Promise<Response> {
    if (watch.isLeaving) return Response.json({ status: 'leaving' }, { status: 503, headers: fresh });
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const state = await check().then(
          () => 'ok',
          () => 'failed',
        );
        return [name, state] as const;
      }),
    );
    const ready = entries.every(([, state]) => state === 'ok');
    const said = { status: ready ? 'ok' : 'failed', ...Object.fromEntries(entries) };
    return Response.json(said, { status: ready ? 200 : 503, headers: fresh });
  }

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, fresh));
  app.get('/readyz', () => isReady({ ...own, ...shared }));
  app.get('/readyz/node', () => isReady(own));
  return app;
}

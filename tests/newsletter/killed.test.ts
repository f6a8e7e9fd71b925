import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { campaign } from '../../domain/campaign.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { hashSecret } from '../../server/identity/secrets.ts';
import { unsubscribeToken } from '../../server/newsletter/mails.ts';
import { COMPILED } from '../support/compiled.ts';
import { databases, type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { collectErrorsOf } from '../support/logged-errors.ts';
import { type FlakyMailServer, openFlakyMailServer } from './flaky-mail-server.ts';

/** Number of recipients: `NEWSLETTER_READERS=5000 vitest run tests/newsletter`. */
const READERS = Number(process.env.NEWSLETTER_READERS ?? 30);
const PATIENCE = 60_000 + READERS * 200;
const SECRET_KEY = 'a key that only this test uses, for links in letters';

const ready = z.object({ url: z.string(), access: z.string() });

describe.each(databases)('a campaign, on %s', (kind) => {
  let database: FreshDatabase;
  let dataFolder: string;
  let mailServer: FlakyMailServer;
  let db: Database;
  let app: z.infer<typeof ready> & { child: ChildProcess };
  const began = Date.now();

  beforeEach(async () => {
    database = await freshDatabase(kind);
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-letter-'));
    mailServer = await openFlakyMailServer({ refuse: 0.03, drop: 0.03, delay: 12 });
    db = openDatabase(database.url ?? join(dataFolder, 'intambwe.sqlite'));
    await migrate(db);
  });

  afterEach(async () => {
    await kill();
    await db.destroy();
    await mailServer.close();
    await rm(dataFolder, { recursive: true, force: true });
    await database.drop();
  });

  async function start(): Promise<void> {
    const child = fork(new URL('./quick-app.ts', import.meta.url), {
      execArgv: [],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        DATA_DIR: dataFolder,
        DATABASE_URL: database.url ?? '',
        SMTP_URL: mailServer.url,
        SECRET_KEY,
        PORT: '0',
        PUBLIC_URL: 'https://intambwe.example',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        SAMPLE_CONTENT: 'false',
        CLOCK_BEGAN: String(began),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout) collectErrorsOf(child.stdout);
    const [message] = await once(child, 'message');
    app = { ...ready.parse(message), child };
  }

  async function kill(): Promise<void> {
    if (app.child.exitCode !== null || app.child.signalCode !== null) return;
    const gone = once(app.child, 'exit');
    app.child.kill('SIGKILL');
    await gone;
  }

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const { url, access } = app;
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const reply = await fetch(`${url}/api${path}`, init);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  const email = (who: string, number: number) => `${who}${number}@example.org`;

  async function addSubscribers(who: string, count: number, status: 'confirmed' | 'pending' | 'left'): Promise<void> {
    const at = new Date(began).toISOString();
    const values = Array.from({ length: count }, (_, number) => ({
      email: email(who, number),
      status,
      confirm_hash: null,
      confirm_until: null,
      unsubscribe_hash: hashSecret(unsubscribeToken(email(who, number), SECRET_KEY)),
      mailed_at: at,
      created_at: at,
      confirmed_at: status === 'pending' ? null : at,
      left_at: status === 'left' ? at : null,
    }));
    for (let from = 0; from < count; from += 500) {
      await db
        .insertInto('newsletter_subscribers')
        .values(values.slice(from, from + 500))
        .execute();
    }
  }

  /** As the button of a mail program does it: RFC 8058. */
  async function leaveByOneClick(address: string): Promise<number> {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const token = unsubscribeToken(address, SECRET_KEY);
    return (await fetch(`${app.url}/newsletter/unsubscribe?token=${token}`, { method: 'POST', body })).status;
  }

  const acceptedBy = (address: string) => mailServer.accepted.get(address)?.length ?? 0;
  const reached = (part: number) =>
    expect
      .poll(() => mailServer.accepted.size, { timeout: PATIENCE, interval: 5 })
      .toBeGreaterThanOrEqual(Math.ceil(READERS * part));
  const state = async (id: number) => campaign.parse(await call('GET', `/newsletter/campaigns/${id}/`));
  const finished = (id: number) =>
    expect.poll(async () => (await state(id)).status, { timeout: PATIENCE, interval: 100 }).toBe('sent');

  test(
    `killed three times over a bad line: a mail for each of ${READERS}, two at most for three of them, none for those who left`,
    async () => {
      const leavers = Math.ceil(READERS / 20);
      await addSubscribers('reader', READERS, 'confirmed');
      await addSubscribers('leaver', leavers, 'confirmed');
      await addSubscribers('pending', 5, 'pending');
      await addSubscribers('gone', 5, 'left');
      await start();
      const draft = { subject: 'News of the groups', content: '<p>There is <strong>much</strong> to tell.</p>' };
      const { id } = campaign.parse(await call('POST', '/newsletter/campaigns/', draft));
      expect((await state(id)).progress.total).toBe(0);
      await call('POST', `/newsletter/campaigns/${id}/send/`, {});

      for (const part of [0.2, 0.45, 0.7]) {
        await reached(part);
        await kill();
        await start();
        if (part === 0.2) {
          for (let number = 0; number < leavers; number += 1) {
            expect(await leaveByOneClick(email('leaver', number))).toBe(200);
          }
        }
      }
      await finished(id);

      const counts = Array.from({ length: READERS }, (_, number) => acceptedBy(email('reader', number)));
      const twice = counts.filter((count) => count !== 1);
      // A kill between the server's taking a mail and its saying so: the mail under way is sent once more.
      expect(twice.length).toBeLessThanOrEqual(3);
      expect(twice.filter((count) => count !== 2)).toEqual([]);
      expect([...mailServer.accepted.keys()].filter((address) => !address.startsWith('reader'))).toEqual([]);
      expect((await state(id)).progress).toEqual({
        total: READERS + leavers,
        sent: READERS,
        left: leavers,
        waiting: 0,
        failed: 0,
      });
      expect(mailServer.refusals + mailServer.drops).toBeGreaterThan(0);
      if (process.env.NEWSLETTER_READERS !== undefined) {
        const { refusals, drops } = mailServer;
        console.log(kind, { readers: READERS, leavers, refusals, drops, twice: twice.length, ms: Date.now() - began });
      }
    },
    PATIENCE * 3,
  );
});

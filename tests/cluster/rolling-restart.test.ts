import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median, percentile } from '../../bench/figures.ts';
import { type Cluster, openCluster } from '../../scripts/cluster/open-cluster.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { type FlakyMailServer, openFlakyMailServer } from '../newsletter/flaky-mail-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { type FakeBucket, openBucket } from '../support/s3.ts';
import { accessOnDatabase } from '../support/signed-in.ts';
import { type MeasuredLoad, startLoad } from './load.ts';

/** `ROLLING_RESTARTS=50 vitest run tests/cluster/rolling-restart.test.ts`: all nodes, one after the other, so often. */
const ROUNDS = Number(process.env.ROLLING_RESTARTS ?? 0);
const NODES = ROUNDS > 0 ? 3 : 2;
const PER_SECOND = ROUNDS > 0 ? 200 : 40;

/** An access token is good for ten minutes. Milliseconds. */
const SIGN_IN_EVERY = 5 * 60_000;

let database: FreshDatabase;
let bucket: FakeBucket;
let mailServer: FlakyMailServer;
let cluster: Cluster;
let db: Database;
let access: string;
let timer: NodeJS.Timeout;

async function signIn(): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').where('is_superuser', '=', true).executeTakeFirstOrThrow();
  access = await accessOnDatabase(db, id);
}

beforeAll(async () => {
  database = await freshDatabase('postgres');
  bucket = await openBucket();
  mailServer = await openFlakyMailServer({ refuse: 0, drop: 0, delay: 0 });
  const settings = {
    ...bucket.settings,
    DATABASE_URL: database.url ?? '',
    SMTP_URL: mailServer.url,
    SECRET_KEY: 'x'.repeat(40),
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'hills-at-dawn-7',
    LOG_LEVEL: 'error',
  };
  cluster = await openCluster({ nodes: NODES, settings });
  db = openDatabase(database.url ?? '');
  await signIn();
  timer = setInterval(() => void signIn(), SIGN_IN_EVERY);
});

afterAll(async () => {
  clearInterval(timer);
  await cluster.close();
  await db.destroy();
  await mailServer.close();
  await bucket.close();
  await database.drop();
});

const namesIn = async (table: 'contact_messages' | 'announcements', column: 'subject' | 'title') =>
  (await db.selectFrom(table).select(sql.ref<string>(column).as('name')).execute()).map(({ name }) => name);

function report({ times, messages, announcements }: MeasuredLoad): void {
  console.log({
    nodes: NODES,
    restarts: ROUNDS * NODES,
    replies: times.length,
    messages: messages.length,
    announcements: announcements.length,
    milliseconds: { p50: median(times), p99: percentile(times, 0.99), longest: percentile(times, 1) },
  });
}

test(
  'while every node is restarted in turn, no visitor is refused, and nothing is written or mailed twice',
  async () => {
    const load = startLoad(cluster.url, PER_SECOND, () => access);
    const codes: (number | null)[] = [];
    if (ROUNDS === 0) codes.push(await cluster.restart(0));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let place = 0; place < NODES; place += 1) codes.push(await cluster.restart(place));
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(new Set(codes)).toEqual(new Set([0]));
    expect((await namesIn('contact_messages', 'subject')).sort()).toEqual(load.messages.sort());
    expect((await namesIn('announcements', 'title')).sort()).toEqual(load.announcements.sort());

    if (ROUNDS > 0) report(load);
    const waiting = db.selectFrom('mails').select(['id', 'tries', 'last_error']).where('sent_at', 'is', null).limit(1);
    // A mail that a server was too slow to take waits for some minutes.
    const patience = 60_000 + ROUNDS * 10_000;
    await expect.poll(() => waiting.executeTakeFirst(), { timeout: patience, interval: 500 }).toBeUndefined();
    const mails = await db.selectFrom('mails').select('id').execute();
    const arrived = [...mailServer.accepted.values()].flat();
    expect(arrived).toHaveLength(mails.length);
    expect(new Set(arrived).size).toBe(mails.length);
    if (ROUNDS > 0) console.log({ mails: arrived.length });
  },
  120_000 + ROUNDS * (NODES * 20_000 + 10_000),
);

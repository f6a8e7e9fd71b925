import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { accessFor } from '../support/signed-in.ts';
import { giveStaffMailbox } from '../support/staff-mailbox.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { allowBackgroundErrors } from './background-errors.ts';
import { compare } from './compare.ts';
import { Ledger } from './ledger.ts';
import { type Line, openLine } from './line.ts';
import { patienceFor, report, roundsBy } from './rounds.ts';

const rounds = roundsBy(0.05);
/** As a browser without script sends it. */
const contact = { name: 'Keza', email: 'keza@example.org', subject: 'A visit', message: 'May I come?' };

/** Milliseconds; longer than a lock is waited for, and shorter than people would wait. */
const SILENCE = 6000;

const taken = [201, 201, 202, 201];

let server: Awaited<ReturnType<typeof startPostgres>>;
let database: FreshDatabase;
let line: Line;
let app: TestApp;
let place: { url: string; access: string };
let ledger: Ledger;
let db: Database;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

beforeEach(allowBackgroundErrors);

beforeEach(async () => {
  database = await freshDatabase('postgres', server.url);
  const address = new URL(database.url ?? '');
  line = await openLine(Number(address.port));
  address.port = String(line.port);
  app = await startTestApp({
    databaseUrl: address.href,
    settings: { TRUST_PROXY: '127.0.0.1' },
    socketTimeout: SILENCE,
  });
  await giveStaffMailbox(app.services.db);
  const { id } = await app.addUser({ isSuperuser: true });
  place = { url: app.url, access: await accessFor(app, id) };
  ledger = new Ledger();
  db = openDatabase(database.url ?? '');
});

afterEach(async () => {
  line.mend();
  await app.close();
  await db.destroy();
  line.close();
  await database.drop();
});

/** Nothing is half done, and nobody had to step in: the next writes succeed. */
async function expectAllWell(): Promise<void> {
  await expect.poll(() => ledger.writeEach(place), { timeout: 60_000 }).toEqual(taken);
  await ledger.repeatUnanswered(place);
  expect(await compare(db, ledger.entries)).toEqual([]);
  expect([...ledger.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(ledger.malformed).toEqual([]);
}

test(
  `PostgreSQL ends at once ${rounds} times while it is written to`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const writing = ledger.write(place, AbortSignal.timeout(1500));
      await pause(100 + Math.random() * 300);
      await server.crash();
      await server.resume();
      await writing;
      await expectAllWell();
    }
    report({ postgresCrashes: rounds, writes: ledger.entries.length, refused: ledger.refused.get(503) });
  },
  patienceFor(rounds),
);

test('while PostgreSQL is away, pages in memory come, and writes are told to come back', async () => {
  expect((await app.get('/')).status).toBe(200);
  await server.crash();
  try {
    expect(await ledger.writeEach(place)).toEqual([503, 503, 503, 503]);
    expect((await app.get('/')).status).toBe(200);
    const other = await app.get('/Events');
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await other.text()).toContain('Failed to');
    const posted = await fetch(`${app.url}/contactus`, { method: 'POST', body: new URLSearchParams(contact) });
    expect([posted.status, posted.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await posted.text()).toContain('May I come?');
    expect((await app.get('/readyz')).status).toBe(503);
    expect((await app.get('/readyz/node')).status).toBe(503);
    expect((await app.get('/healthz')).status).toBe(200);
  } finally {
    await server.resume();
  }
  await expectAllWell();
});

test('connections are reset in the middle of writes', async () => {
  const enough = new AbortController();
  const writing = ledger.write(place, enough.signal);
  // Until one was in the middle of a write.
  for (let cut = 0; cut < 10 || !ledger.refused.has(503); cut += 1) {
    await pause(Math.random() * 150);
    line.cut();
  }
  enough.abort();
  await writing;
  await expectAllWell();
});

test('connections that another administrator ends', async () => {
  const writing = ledger.write(place, AbortSignal.timeout(800));
  for (let turn = 0; turn < 10; turn += 1) {
    await pause(Math.random() * 80);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  }
  await writing;
  await expectAllWell();
});

test('a slow line is slow, and nothing else', async () => {
  line.slowDown(30);
  expect(await ledger.writeEach(place)).toEqual(taken);
  expect(ledger.refused.size).toBe(0);
  line.mend();
  await expectAllWell();
});

test('nothing comes from PostgreSQL any more: nobody waits for ever, and nothing has to be done about it', async () => {
  expect((await app.get('/')).status).toBe(200);
  expect(await ledger.writeEach(place)).toEqual(taken);
  line.die();
  const announcement = { title: 'Market', message: 'Today', is_active: true, show_until: null };
  const [saved, posted, other] = await Promise.all([
    app.call('POST', '/announcements/', announcement, place.access),
    fetch(`${app.url}/contactus`, { method: 'POST', body: new URLSearchParams(contact) }),
    app.get('/Events'),
  ]);
  expect([saved.status, saved.headers.get('retry-after')]).toEqual([503, '5']);
  expect([posted.status, posted.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await posted.text()).toContain('May I come?');
  expect(await other.text()).toContain('Failed to');
  // The writes have made the pages in memory stale.
  const home = await app.get('/');
  expect([home.status, await home.text()]).toEqual([503, expect.stringContaining('Failed to')]);
  line.mend();
  await expectAllWell();
});

test('a write does not wait for ever for a held lock', async () => {
  const announcement = { title: 'Market', message: 'Today', is_active: true, show_until: null };
  const add = () => app.call('POST', '/announcements/', announcement, place.access);
  expect((await add()).status).toBe(201);
  await db.transaction().execute(async (transaction) => {
    await sql`update locks set taken_at = now()`.execute(transaction);
    const refused = await add();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await app.get('/')).status).toBe(200);
  });
  expect((await add()).status).toBe(201);
});

test('a process vanishes in the middle of a write: others write again as soon as it has been silent for too long', async () => {
  const announcement = { title: 'Market', message: 'Today', is_active: true, show_until: null };
  const add = () => app.call('POST', '/announcements/', announcement, place.access);
  expect((await add()).status).toBe(201);
  const address = new URL(database.url ?? '');
  const itsLine = await openLine(Number(address.port));
  address.port = String(itsLine.port);
  const vanished = openDatabase(address.href, { isServing: true, socketTimeout: SILENCE });
  const transaction = await vanished.startTransaction().execute();
  await sql`update locks set taken_at = now()`.execute(transaction);
  itsLine.die();
  try {
    expect((await add()).status).toBe(503);
    await expect.poll(async () => (await add()).status, { timeout: 60_000 }).toBe(201);
  } finally {
    itsLine.close();
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    await vanished.destroy();
  }
});

import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import { collectingLog, expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { type OutgoingMail, senderOf } from './message.ts';
import { Outbox } from './outbox.ts';
import { claimMail } from './queue.ts';
import { fileTransport, makeTransport } from './transport.ts';

const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-mail-'));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('the program stops though the mail server says nothing; the mail stays to be sent', async () => {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const config = readConfig({ DATA_DIR: await newFolder(), SMTP_URL: `smtp://127.0.0.1:${port}` });
  const db = openDatabase(config.databaseUrl);
  await migrate(db);
  const clock = () => new Date('2026-11-20T08:00:00.000Z');
  const outbox = new Outbox(
    db,
    makeTransport(
      config,
      () => undefined,
      async () => 'Intambwe',
    ),
    clock,
    collectingLog,
  );
  await outbox.put(db, { recipient: 'ann@example.org', subject: 'Hello', body: 'Hello' }, clock().toISOString());
  const connected = once(mute, 'connection');
  outbox.start();
  await connected;
  await outbox.stop(10);
  const { sent_at, failed_at, last_error, tries } = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  // The process stopped without waiting for the mail server's time-out.
  expect({ sent_at, failed_at, last_error, tries }).toEqual({
    sent_at: null,
    failed_at: null,
    last_error: null,
    tries: 1,
  });
  for (const socket of sockets) socket.destroy();
  mute.close();
  await db.destroy();
});

describe.each(databases)('mails that wait, on %s', (kind) => {
  test('go out in their order, but for those that are soon of no use: they go first', async () => {
    const { db, close } = await openFreshDatabase(kind);
    const now = new Date('2026-11-20T08:00:00.000Z');
    const outbox = new Outbox(db, { send: async () => undefined, close: () => undefined }, () => now, collectingLog);
    const put = (recipient: string, minutes?: number) =>
      outbox.put(
        db,
        { recipient, subject: 'Hello', body: 'Hello', ...(minutes && { expiresAt: later(now, minutes * 60_000) }) },
        now.toISOString(),
      );
    await put('notice@example.org');
    await put('thanks@example.org', 7 * 24 * 60);
    await put('gone@example.org', -1);
    await put('link@example.org', 30);
    await put('code@example.org', 5);
    const order = [];
    for (let mail = await claimMail(db, now, null); mail; mail = await claimMail(db, now, null))
      order.push(mail.recipient);
    expect(order).toEqual([
      'code@example.org',
      'link@example.org',
      'notice@example.org',
      'thanks@example.org',
      'gone@example.org',
    ]);
    await close();
  });
});

test('all that waited for the mail server leave once it takes one again, each under a name that no other mail has', async () => {
  const { db, close } = await openFreshDatabase('sqlite');
  let now = new Date('2026-11-20T08:00:00.000Z');
  let isAway = true;
  const sent: string[] = [];
  const names: string[] = [];
  const send = async ({ name, recipient }: OutgoingMail) => {
    names.push(name);
    if (isAway) throw new Error('451 Try again later');
    sent.push(recipient);
  };
  const outbox = new Outbox(db, { send, close: () => undefined }, () => now, collectingLog);
  const put = (recipient: string) => outbox.put(db, { recipient, subject: 'Hello', body: 'Hello' }, now.toISOString());
  const waiting = () => db.selectFrom('mails').select('id').where('next_try_at', '<=', now.toISOString()).execute();
  outbox.start();
  for (const recipient of ['first@example.org', 'second@example.org', 'third@example.org']) await put(recipient);
  // Four tries, after which each waits for ten minutes.
  for (const seconds of [0, 6, 31, 121]) {
    now = new Date(now.getTime() + seconds * 1000);
    outbox.nudge();
    await expect.poll(waiting).toEqual([]);
  }
  isAway = false;
  now = new Date(now.getTime() + 60_000);
  await put('fourth@example.org');
  outbox.nudge();
  await expect.poll(() => sent.length).toBe(4);
  expect(new Set(sent)).toEqual(
    new Set(['first@example.org', 'second@example.org', 'third@example.org', 'fourth@example.org']),
  );
  // The same at each try.
  expect(new Set(names).size).toBe(4);
  expect(names).not.toContain('outbox-1');
  await outbox.stop();
  await close();
});

test('a mail that the server took while the database was away is noted once it is back, and not sent twice', async () => {
  expectLoggedErrors(/^The mail queue does not work.*ECONNREFUSED/);
  const { db, close } = await openFreshDatabase('sqlite');
  const now = new Date('2026-11-20T08:00:00.000Z');
  let refusals = 0;
  let sent = 0;
  const flaky = new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable' && refusals > 0) {
        refusals -= 1;
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      }
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  const send = async () => {
    sent += 1;
    refusals = 1;
  };
  const log = collectingLog;
  const outbox = new Outbox(flaky, { send, close: () => undefined }, () => now, log);
  await outbox.put(db, { recipient: 'ann@example.org', subject: 'Hello', body: 'Hello' }, now.toISOString());
  outbox.start();
  const noted = () => db.selectFrom('mails').select('sent_at').executeTakeFirstOrThrow();
  await expect.poll(noted, { timeout: 60_000 }).toEqual({ sent_at: now.toISOString() });
  expect(sent).toBe(1);
  await outbox.stop();
  await close();
});

test('without a mail server the code of a sign-in is told to whoever started the program', async () => {
  const folder = await newFolder();
  const lines: string[] = [];
  const sender = { from: 'Intambwe <no-reply@example.org>', publicUrl: 'https://example.org' };
  const transport = fileTransport(
    folder,
    async () => sender,
    (line) => lines.push(line),
  );
  const body = 'Your sign-in code is 123456.\n\nIt is valid for 5 minutes.';
  await transport.send({
    ...{ name: 'outbox-1', recipient: 'ann@example.org', subject: 'Your sign-in code' },
    ...{ body, html: null, headers: {} },
  });
  expect(lines).toEqual(['Mail to ann@example.org: Your sign-in code. Your sign-in code is 123456.']);
  expect(await readFile(join(folder, 'outbox-1.eml'), 'utf8')).toContain('123456');
});

test('mails come from the name of the site as long as no sender is set', async () => {
  const folder = await newFolder();
  const settings = { mailFrom: null, publicUrl: 'https://example.org' };
  const sender = () => senderOf(settings, async () => 'Amahoro, the cooperative');
  const transport = fileTransport(folder, sender, () => undefined);
  const mail = { recipient: 'ann@example.org', subject: 'Hello', body: 'Hello', html: null, headers: {} };
  await transport.send({ ...mail, name: 'one' });
  const text = await readFile(join(folder, 'one.eml'), 'utf8');
  expect(text).toMatch(/^From: "Amahoro, the cooperative" <no-reply@example\.org>$/m);
});

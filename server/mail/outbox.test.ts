import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { makeLog } from '../logging.ts';
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
  const config = readConfig({ DATA_DIR: await newFolder(), SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
  const db = openDatabase(config.databaseUrl);
  await migrate(db);
  const clock = () => new Date('2026-11-20T08:00:00.000Z');
  const outbox = new Outbox(
    db,
    makeTransport(config, () => undefined),
    clock,
    makeLog(config),
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
    const outbox = new Outbox(
      db,
      { send: async () => undefined, close: () => undefined },
      () => now,
      makeLog({ logLevel: 'silent', production: true }),
    );
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

test('without a mail server the code of a sign-in is told to whoever started the program', async () => {
  const folder = await newFolder();
  const lines: string[] = [];
  const sender = { mailFrom: 'Intambwe <no-reply@example.org>', publicUrl: 'https://example.org' };
  const transport = fileTransport(folder, sender, (line) => lines.push(line));
  const body = 'Your sign-in code is 123456.\n\nIt is valid for 5 minutes.';
  await transport.send({
    ...{ name: 'outbox-1', recipient: 'ann@example.org', subject: 'Your sign-in code' },
    ...{ body, html: null, headers: {} },
  });
  expect(lines).toEqual(['Mail to ann@example.org: Your sign-in code. Your sign-in code is 123456.']);
  expect(await readFile(join(folder, 'outbox-1.eml'), 'utf8')).toContain('123456');
});

import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { openDatabase } from './database/open.ts';
import { DiskFull } from './http/outage.ts';
import { StorageUnavailable } from './media/storage.ts';
import { operatorMessage } from './operator-message.ts';

const folder = await mkdtemp(join(tmpdir(), 'intambwe-message-'));
const file = join(folder, 'file');
await writeFile(file, '');
afterAll(() => rm(folder, { recursive: true }));

async function messageOf(work: Promise<unknown>, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  return work.then(
    () => 'It did not fail.',
    (error: unknown) => operatorMessage(error, environment),
  );
}

async function query(url: string): Promise<void> {
  const db = openDatabase(url);
  await sql`select 1 from here`.execute(db).finally(() => db.destroy());
}

async function listen(host: string): Promise<void> {
  await once(createServer().listen(0, host), 'listening');
}

test.each(['127.0.0.1', 'localhost'])(
  'a PostgreSQL at %s that does not answer is told with its setting',
  async (host) => {
    const url = `postgres://intambwe:secret@${host}:${await freePort()}/intambwe`;
    const message = await messageOf(query(url));
    expect(message).toMatch(
      /^PostgreSQL cannot be reached \(.+\)\. Start it, or correct its address \(DATABASE_URL\)\.$/,
    );
    expect(message).not.toContain('secret');
  },
);

test('a wrong password is told with its setting', () => {
  const error = Object.assign(new Error('password authentication failed for user "intambwe"'), { code: '28P01' });
  expect(operatorMessage(error, {})).toMatch(/^PostgreSQL refuses: password authentication failed .*DATABASE_URL\)\.$/);
});

test('an address that the machine does not have is told with its setting', async () => {
  expect(await messageOf(listen('192.0.2.1'), { HOST: '192.0.2.1' })).toContain('no address 192.0.2.1');
  expect(await messageOf(listen('999.1.1.1'), { HOST: '999.1.1.1' })).toContain('no address 999.1.1.1');
});

test('a database that cannot be opened says which setting names its folder', async () => {
  expect(await messageOf(query(join(folder, 'none', 'intambwe.sqlite')))).toMatch(/^The database cannot .*DATA_DIR/);
});

test('a storage that cannot be reached is told with its settings', () => {
  const error = new StorageUnavailable('The storage cannot be reached');
  expect(operatorMessage(error, {})).toContain('MEDIA_URL');
});

test('a full disk says what to do', () => {
  expect(operatorMessage(new DiskFull(), {})).toContain('Free some space');
});

test('a file in the place of a folder, and a folder in the place of a file, are named with what to do', async () => {
  const inFile = join(file, 'data');
  for (const path of [file, inFile])
    expect(await messageOf(mkdir(path, { recursive: true }))).toContain(`${path}: A file is in the place of a folder.`);
  const taken = join(folder, 'taken');
  await mkdir(taken);
  expect(await messageOf(rename(file, taken))).toBe(`${taken}: That is a folder. Name a file. (EISDIR)`);
});

test('a message of the program itself stays as it is', () => {
  expect(operatorMessage(new Error('There is no file here.tar.zst.'), {})).toBe('There is no file here.tar.zst.');
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/open.ts';
import { noise } from '../uploads/corpus.ts';
import { allowBackgroundErrors } from './background-errors.ts';
import { compare } from './compare.ts';
import { type Disk, openDisk } from './disk.ts';
import { Ledger } from './ledger.ts';
import { patienceFor, report, roundsBy } from './rounds.ts';
import { startVictim, type Victim } from './victim-client.ts';

const rounds = roundsBy(0.1);

let dataFolder: string;
let path: string;
let disk: Disk;
let ledger: Ledger;
let victim: Victim;

beforeEach(allowBackgroundErrors);

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-power-'));
  path = join(dataFolder, 'intambwe.sqlite');
  disk = await openDisk(path);
  ledger = new Ledger();
});

afterEach(async () => {
  await victim.kill();
  await disk.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<void> {
  victim = await startVictim({ DATA_DIR: dataFolder, ...disk.environment, ...settings });
}

async function losePower(survival: number): Promise<void> {
  await victim.kill();
  await disk.losePower(survival);
}

/** The differences, read from the file while the product has it open. */
async function differences(): Promise<string[]> {
  const db = openDatabase(path);
  try {
    const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const damage = found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
    return [...damage, ...(await compare(db, ledger.entries))];
  } finally {
    await db.destroy();
  }
}

async function writeFor(milliseconds: number): Promise<void> {
  await ledger.write(victim, AbortSignal.timeout(milliseconds));
}

const lost = (found: readonly string[]) =>
  found.filter((one) => one.includes(', acknowledged') && /are 0, 0, 0|is lost/.test(one)).length;

test(
  `the power fails ${rounds} times: what was acknowledged is there`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await start();
      await ledger.repeatUnanswered(victim);
      expect(await differences()).toEqual([]);
      const before = ledger.acknowledged;
      const writing = ledger.write(victim);
      await expect.poll(() => ledger.acknowledged).toBeGreaterThan(before + 1);
      await pause(Math.random() * 400);
      // Everything that was not synced is gone, or any part of it.
      await losePower(round % 2 === 0 ? 0 : Math.random());
      await writing;
    }
    await start();
    await ledger.repeatUnanswered(victim);
    expect(await differences()).toEqual([]);
    expect(ledger.acknowledged).toBeGreaterThan(rounds);
    report({ powerFailures: rounds, writes: ledger.entries.length, acknowledged: ledger.acknowledged });
  },
  patienceFor(rounds),
);

test('a database that never syncs does lose: the disk of these tests forgets as a disk does', async () => {
  await start({ NEVER_SYNC: 'yes' });
  expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
  expect(await differences()).toEqual([]);
  await losePower(0);
  await start();
  expect(lost(await differences())).toBe(4);
});

test(
  `the disk fails at ${rounds} times ${10} moments: writes are refused, go on by themselves, and stay`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await start();
      for (let moment = 0; moment < 10; moment += 1) {
        await disk.become('some syncs fail');
        await writeFor(60);
        await disk.become('well');
        await writeFor(20);
      }
      await disk.become('syncs fail');
      expect(await ledger.writeEach(victim)).toEqual([503, 503, 503, 503]);
      await disk.become('well');
      expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
      expect(await differences()).toEqual([]);
      await losePower(Math.random());
      await start();
      await ledger.repeatUnanswered(victim);
      expect(await differences()).toEqual([]);
      await victim.kill();
    }
    expect([...ledger.refused.keys()]).toEqual([503]);
    expect(ledger.malformed).toEqual([]);
    report({ diskFailures: rounds, refused: ledger.refused.get(503), acknowledged: ledger.acknowledged });
  },
  patienceFor(rounds),
);

/** The statuses of pages and API reads that are made anew for each request. */
async function readings(): Promise<number[]> {
  const paths = ['/', '/Aboutus', '/contactus', `/api/announcements/?page=1&at=${Math.random()}`, '/api/events/'];
  return Promise.all(paths.map(async (path) => (await fetch(`${victim.url}${path}`)).status));
}
const allWell = [200, 200, 200, 200, 200];

test('the disk is full: writes get 507, pages still come, and it goes on when there is room', async () => {
  await start({ WITH_PAGES: 'yes' });
  expect((await fetch(victim.url)).status).toBe(200);
  expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
  await disk.become('full');
  // Until the journal has used up the room it already has.
  await expect.poll(() => ledger.writeEach(victim), { timeout: 60_000 }).toEqual([507, 507, 507, 507]);
  expect((await fetch(victim.url)).status).toBe(200);
  expect([...ledger.refused.keys()]).toEqual([507]);
  expect(ledger.malformed).toEqual([]);
  await disk.become('well');
  expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
  await ledger.repeatUnanswered(victim);
  expect(await differences()).toEqual([]);
});

async function send(method: string, path: string, body?: object, access?: string): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (access !== undefined) headers.authorization = `Bearer ${access}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return fetch(`${victim.url}/api${path}`, init);
}

async function sendPicture(bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('alt', 'A hill');
  form.set('file', new File([Buffer.from(bytes)], 'hill.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${victim.access}` };
  return fetch(`${victim.url}/api/media/`, { method: 'POST', body: form, headers });
}

/** The mail with a sign-in code, which is kept in a folder where no mail server is set. */
async function takeCode(): Promise<string> {
  const folder = join(dataFolder, 'mail');
  let code: string | undefined;
  await expect
    .poll(async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        code ??= /Your sign-in code is (\d{6})\b/.exec(await readFile(join(folder, name), 'utf8'))?.[1];
      }
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

test('the disk is full: staff can sign in and delete for good, a good picture is not called damaged', async () => {
  const password = 'hills-at-dawn-7';
  await start({ WITH_PAGES: 'yes', PASSWORD: password });
  const email = 'victim@example.org';
  const picture = await noise(640, 480).jpeg().toBuffer();
  const { id } = await (await sendPicture(picture)).json();
  await disk.become('full');
  const refused = await sendPicture(picture);
  expect([refused.status, (await refused.json()).detail]).toEqual([507, expect.stringContaining('no space left')]);
  const ready = await fetch(`${victim.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'degraded', database: 'full', storage: 'full', mail: 'ok', backups: 'ok', proxy: 'ok', secret_key: 'ok' },
  ]);
  const { challenge } = await (await send('POST', '/login/', { email, password })).json();
  const answer = { email, otp: await takeCode(), challenge };
  const { access } = await (await send('POST', '/verify-otp/', answer)).json();
  const status = await (await send('GET', '/status/', undefined, access)).json();
  expect(status.disk.is_full).toBe(true);
  expect((await send('DELETE', `/media/${id}/`, undefined, access)).status).toBe(204);
  expect(await ledger.writeEach(victim)).toEqual([507, 507, 507, 507]);
  expect(await readings()).toEqual(allWell);
  await disk.become('well');
  expect((await sendPicture(picture)).status).toBe(201);
  expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
  expect(await (await fetch(`${victim.url}/readyz`)).json()).toMatchObject({ status: 'ok' });
});

test(
  'the disk is full at every hundredth write: pages come throughout, and nothing acknowledged is lost',
  async () => {
    await start({ WITH_PAGES: 'yes' });
    await disk.become('sometimes full');
    for (let moment = 0; moment < 10 * rounds; moment += 1) {
      const [found] = await Promise.all([readings(), writeFor(200)]);
      expect(found).toEqual(allWell);
    }
    expect([...ledger.refused.keys()]).toEqual([507]);
    expect(ledger.malformed).toEqual([]);
    await disk.become('well');
    expect(await ledger.writeEach(victim)).toEqual([201, 201, 202, 201]);
    await ledger.repeatUnanswered(victim);
    expect(await differences()).toEqual([]);
    report({ fullAtTimes: 10 * rounds, refused: ledger.refused.get(507), acknowledged: ledger.acknowledged });
  },
  patienceFor(rounds),
);

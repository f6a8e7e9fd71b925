import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderAt } from '../../tests/copies/running.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { addMessage } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readCopiedSettings } from './copied-settings.ts';
import { makeCopyKey, printCopyKey } from './copy-key.ts';
import { readCopyState, readCopyStates } from './copy-state.ts';
import { markFolder } from './folder-place.ts';
import { writeDatabase } from './go-back.ts';

// The whole product, with a place for copies.

const EMAIL = 'immaculee@example.org';

let folder: string;
let app: TestApp;
let logged: string[];
const key = makeCopyKey();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-kept-'));
  await mkdir(join(folder, 'place'));
  await markFolder(join(folder, 'place'));
  logged = [];
  const settings = { COPY_TO: join(folder, 'place'), COPY_KEY: printCopyKey(key) };
  app = await startTestApp({ settings, errorsTo: { write: (line) => logged.push(line) } });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const dataFolder = () => app.services.config.dataFolder;

/** Waits until the place has all that is written now. */
async function copied(): Promise<void> {
  const now = new Date().toISOString();
  await expect
    .poll(async () => (await readCopyStates(dataFolder()))[0]?.copiedUntil ?? '', { timeout: 60_000 })
    .toSatisfy((until: string) => until > now);
}

/** The addresses of those whose messages a database has. */
function sendersIn(path: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database
      .prepare('select email from contact_messages order by id')
      .all()
      .map(({ email }) => email);
  } finally {
    database.close();
  }
}

async function sendersAtPlace(): Promise<unknown[]> {
  const path = join(folder, 'back.sqlite');
  await rm(path, { force: true });
  await writeDatabase(folderAt(join(folder, 'place')), key, path);
  return sendersIn(path);
}

test('what was written until the server stops is at the place', async () => {
  await copied();
  await addMessage(app.services, { email: EMAIL });
  await app.stop();
  expect(await sendersAtPlace()).toEqual([EMAIL]);
});

/** The numbers of the processes that copy, begun by this one. */
const copiers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('copy-process');
      } catch {
        return false;
      }
    })
    .map(Number);

test.runIf(process.platform === 'linux')('a process that ends is begun again, and the site goes on', async () => {
  await copied();
  const [first] = copiers();
  if (first === undefined) throw new Error('There is no process that copies');
  process.kill(first, 'SIGKILL');
  await expect.poll(() => logged.join()).toContain('The process that copies what is written has ended');
  expect((await app.get('/healthz')).status).toBe(200);
  await addMessage(app.services, { email: EMAIL });
  await copied();
  expect(copiers()).not.toContain(first);
  expect(await sendersAtPlace()).toEqual([EMAIL]);
});

test('an erased person is in none of the files at once, though everything is copied', async () => {
  await addMessage(app.services, { email: EMAIL });
  await addMessage(app.services, { email: 'another@example.org' });
  await copied();
  const holding = async () => {
    const names = (await readdir(dataFolder())).filter((name) => /sqlite(-wal)?$/.test(name));
    const contents = await Promise.all(names.map((name) => readFile(join(dataFolder(), name))));
    return names.filter((_, at) => contents[at]?.includes(EMAIL));
  };
  expect(await holding()).not.toEqual([]);
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const erase = (address: string) => app.call('POST', '/privacy/erase/', { address, confirmation: address }, access);
  // Two at once.
  const replies = await Promise.all([erase(EMAIL), erase('another@example.org')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(logged).toEqual([]);
  expect(await holding()).toEqual([]);
  await copied();
  expect(await sendersAtPlace()).toEqual([]);
});

test('of a site on PostgreSQL the settings and the files are copied, and nothing is said to be wrong', async () => {
  const database = await freshDatabase('postgres');
  const path = join(folder, 'other');
  await mkdir(path);
  await markFolder(path);
  const other = await startTestApp({
    databaseUrl: database.url,
    settings: { COPY_TO: path, COPY_KEY: printCopyKey(key) },
  });
  await expect
    .poll(async () => (await readCopiedSettings(folderAt(path), key))?.secretKey, { timeout: 60_000 })
    .toBe(other.services.config.secretKey);
  await expect
    .poll(async () => (await readCopyStates(other.services.config.dataFolder))[0], { timeout: 60_000 })
    .toMatchObject({ place: path, problem: null });
  await other.close();
  await database.drop();
});

test('key and account stand in no argument of the process', async () => {
  await copied();
  for (const pid of copiers()) expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).not.toContain(printCopyKey(key));
  const [name = ''] = (await readdir(join(dataFolder(), 'copies'))).filter((one) => one.endsWith('.json'));
  expect(await readCopyState(dataFolder(), name.replace('.json', ''))).toMatchObject({ problem: null });
  expect((await stat(join(dataFolder(), 'copies', name))).mode & 0o777).toBe(0o600);
});

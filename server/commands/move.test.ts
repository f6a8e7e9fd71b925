import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { runBeside, runCommand } from '../../tests/support/script.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

const SECRET_KEY = 'the-key-of-all-nodes-of-this-site';

let folder: string;
let database: FreshDatabase;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-move-'));
  database = await freshDatabase('postgres');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Starts a site, tries to move it, and answers how that ended. */
async function moveWhileItRuns(databaseUrl?: string) {
  app = await startTestApp({ databaseUrl });
  try {
    const target = join(await mkdtemp(join(folder, 'to-')), 'new');
    const { code, stderr } = await runBeside(app, ['move', target], { PORT: '1' });
    return { code, stderr, left: (await readdir(join(target, '..'))).length };
  } finally {
    await app.close();
  }
}

test('a site that runs is not moved, on whichever port and machine it does, and nothing is left', async () => {
  const refused = { code: 1, left: 0, stderr: expect.stringContaining('Stop it') };
  expect(await moveWhileItRuns()).toEqual(refused);
  expect(await moveWhileItRuns(database.url)).toEqual(refused);
});

test('moved from PostgreSQL into a folder, the site has its secret key there', async () => {
  const target = join(folder, 'back');
  const home = await mkdtemp(join(folder, 'home-'));
  const environment = { ...process.env, DATA_DIR: home, DATABASE_URL: database.url, SECRET_KEY };
  const db = openDatabase(database.url ?? '');
  await migrate(db);
  await db.destroy();
  expect(await runCommand(['move', target], environment)).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(join(target, 'secret.key'), 'utf8')).toBe(SECRET_KEY);
});

test('a second move into the same place is refused, and says what is there and how to empty it', async () => {
  const home = await mkdtemp(join(folder, 'other-'));
  const db = openDatabase(join(home, 'intambwe.sqlite'));
  await migrate(db);
  const health = { name: 'Health', slug: 'health', created_at: '2026-11-20T08:00:00.000Z' };
  await db.insertInto('tags').values(health).execute();
  await db.destroy();
  await copyFile(join(folder, 'back', 'secret.key'), join(home, 'secret.key'));
  const target = join(folder, 'taken');
  const environment = { ...process.env, DATA_DIR: home };
  expect(await runCommand(['move', target], environment)).toMatchObject({ code: 0 });
  const again = await runCommand(['move', target], environment);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('1 tags') });
  expect(again.stderr).toContain(`mv ${target} ${target}.before`);
});

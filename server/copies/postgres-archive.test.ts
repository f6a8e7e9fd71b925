import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onServer } from '../../tests/support/on-server.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { watchArchive } from '../troubles/archive.ts';
import { postgresRestoreSteps, readArchiver } from './postgres-archive.ts';

/** Milliseconds. PostgreSQL tries three times, a second apart, before it says that it failed. */
const PATIENCE = 30_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
let archive: string;
let db: Database;
let app: TestApp;

/** Changes a setting that needs no new start. */
async function set(setting: string): Promise<void> {
  await onServer(server.url, `alter system set ${setting}`);
  await onServer(server.url, 'select pg_reload_conf()');
}

/** Writes something, and begins another piece of the journal. */
async function fillPiece(): Promise<void> {
  await onServer(server.url, "select pg_logical_emit_message(true, 'test', 'written')");
  await onServer(server.url, 'select pg_switch_wal()');
}

const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: PATIENCE, interval: 100 });

const problem = async () => (await readArchiver(db)).problem;

/** What superusers would be told of. */
const looked = () =>
  watchArchive({ ...app.services.config, databaseUrl: server.url })[0]?.look({ ...app.services, db });

beforeAll(async () => {
  app = await startTestApp();
  server = await startPostgres();
  archive = await mkdtemp(join(tmpdir(), 'intambwe-archive-'));
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(archive, 0o777);
  // The program's role has no more rights than this one.
  await onServer(server.url, "create role site login password 'site'");
  db = openDatabase(`${server.url.replace('postgres:postgres@', 'site:site@')}/template_intambwe`);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  // A server that stops waits for the command that hangs.
  await writeFile(join(archive, 'go'), '');
  await server.stop();
  await rm(archive, { recursive: true, force: true });
});

test('PostgreSQL says how its archive is: that there is none, that it works, that it fails, and that it hangs', async () => {
  expect(await readArchiver(db)).toEqual({
    archivedAt: null,
    failedAt: null,
    isKept: false,
    problem: expect.stringContaining('archive_mode is off'),
  });

  // Who rents a database is not told of it for ever.
  expect(await looked()).toBe('unknown');

  await onServer(server.url, 'alter system set archive_mode = on');
  await onServer(server.url, `alter system set archive_command = 'cp %p ${archive}/%f'`);
  await onServer(server.url, 'alter system set archive_timeout = 60');
  await server.crash();
  await server.resume();
  await fillPiece();
  await until(async () => expect((await readArchiver(db)).archivedAt).not.toBeNull());
  expect(await readdir(archive)).not.toEqual([]);
  const well = await readArchiver(db);
  expect(well).toEqual({
    archivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    failedAt: null,
    isKept: true,
    problem: null,
  });
  expect(await looked()).toBe('well');

  await set('archive_timeout = 0');
  await until(async () => expect(await problem()).toContain('archive_timeout is 0'));
  await set('archive_timeout = 60');

  await set("archive_command = 'false'");
  await fillPiece();
  await until(async () => expect(await problem()).toContain('cannot archive'));
  expect(await looked()).toMatchObject({ level: 'danger' });
  const failing = await readArchiver(db);
  expect(failing.problem).toContain(`it failed last at ${failing.failedAt}`);

  await set(`archive_command = 'cp %p ${archive}/%f'`);
  await until(async () => expect(await problem()).toBeNull());
  expect((await readArchiver(db)).failedAt).toBe(failing.failedAt);

  await set(`archive_command = 'until test -e ${archive}/go; do sleep 0.1; done'`);
  for (let piece = 0; piece < 6; piece += 1) await fillPiece();
  await until(async () => expect(await problem()).toMatch(/\d pieces of its journal wait/));
});

test('going back on PostgreSQL is told as commands with the moment in them', () => {
  expect(postgresRestoreSteps('2026-11-25T07:30:00.000Z')).toContain(
    "--type=time --target='2026-11-25 07:30:00.000+00' --target-action=promote restore",
  );
});

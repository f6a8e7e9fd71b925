import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { DestinationStream } from 'pino';
import { hints } from '../../domain/hints.ts';
import type { Permission } from '../../domain/permission.ts';
import type { SignedIn } from '../../domain/sign-in.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { prepareFirstStart } from '../../server/first-start.ts';
import { checkedReplies } from '../../server/http/dispatcher.ts';
import { drain, listen } from '../../server/listen.ts';
import { makeLog } from '../../server/logging.ts';
import { builtSite } from '../../server/pages/public-pages.ts';
import { assemble, httpFrontFor, type Running } from '../../server/process.ts';
import { statesUpToDate } from '../../server/translations/states.ts';
import { collectedErrors } from './logged-errors.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { addStaff } from './staff.ts';

/** The moment at which every test begins: a Friday morning in Kigali. */
export const MORNING = '2026-11-20T08:00:00.000Z';

/** Argon2 is slow on purpose: one password serves all, and says in its hash that it takes as little work as there can be. */
const PASSWORD = 'hills-at-dawn-7';
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestUser {
  id: number;
  email: string;
  password: string;
}

interface UserOptions {
  email?: string;
  permissions?: readonly Permission[];
  isSuperuser?: boolean;
  isActive?: boolean;
}

/** One program, listening. */
export interface TestNode extends Running {
  url: string;
  close(): Promise<void>;
}

/** The clock that a whole app goes by. */
export interface TestClock {
  now: Date;
}

export interface TestApp extends Running {
  url: string;
  /** Every program of the app; the app itself is the first. */
  nodes: readonly Running[];
  mailbox: Mailbox;
  /** Moves the clock that the whole process goes by. */
  setClock(moment: string): void;
  /** Moves it on; milliseconds. */
  advance(milliseconds: number): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A call of the API, with a JSON body and an access token where given. */
  call(method: string, path: string, body?: unknown, access?: string): Promise<Response>;
  addUser(options?: UserOptions): Promise<TestUser>;
  /** Through the real sign-in: the password, the mail, the code. */
  signIn(user: TestUser): Promise<SignedIn>;
  /** The code of the next sign-in mail to this user. */
  takeCode(user: TestUser): Promise<string>;
  /** Writes the counts of every node. */
  flushCounts(): Promise<void>;
  close(): Promise<void>;
}

/** Opens one program of an app, on loopback. */
export async function openNode(
  config: Config,
  clock: TestClock,
  {
    sample = false,
    socketTimeout,
    errorsTo = collectedErrors,
  }: Pick<TestAppOptions, 'sample' | 'socketTimeout' | 'errorsTo'> = {},
): Promise<TestNode> {
  const site = await builtSite();
  const log = makeLog(config, errorsTo);
  const running = await assemble({
    config,
    clock: () => clock.now,
    log,
    site,
    print: () => undefined,
    socketTimeout,
    checkReply: checkedReplies(log),
  });
  const server = await listen(await httpFrontFor(running, site, 'dist'), config);
  const address = server.address();
  if (sample) await prepareFirstStart(running.services);
  // A test that moves the clock, or takes a table away, would do so to the first housekeeping otherwise.
  await running.start().firstHousekeeping;
  await statesUpToDate(running.services.db);
  return {
    ...running,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      // On a busy machine what the last page asked for takes its time.
      await drain(server, 5000);
      await running.stop();
    },
  };
}

interface TestAppParts {
  url: string;
  nodes: readonly [TestNode, ...TestNode[]];
  clock: TestClock;
  mailbox: Mailbox;
  close(): Promise<void>;
}

/** The actions of a test on an app, whether it is one program or several behind one address. */
export function makeTestApp({ url, nodes, clock, mailbox, close }: TestAppParts): TestApp {
  const [first] = nodes;
  let users = 0;

  async function addUser({ email, permissions = [], isSuperuser = false, isActive = true }: UserOptions = {}) {
    users += 1;
    const stamp = clock.now.toISOString();
    const address = email ?? `staff${users}@example.org`;
    const { db } = first.services;
    const id = await addStaff(db, clock.now, {
      email: address,
      last_name: `Staff ${users}`,
      password_hash: await passwordHash,
      is_active: isActive,
      is_superuser: isSuperuser,
      // Who has worked here for a while; `DELETE /me/hints/` makes a newcomer of them.
      read_hints: hints.map((name) => ` ${name}`).join(''),
    });
    if (permissions.length > 0) {
      const role = await db
        .insertInto('roles')
        .values({
          name: `Role of ${address}`,
          description: '',
          is_active: true,
          created_at: stamp,
          updated_at: stamp,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('role_permissions')
        .values(permissions.map((permission) => ({ role_id: role.id, permission })))
        .execute();
      await db.insertInto('user_roles').values({ user_id: id, role_id: role.id }).execute();
    }
    return { id, email: address, password: PASSWORD };
  }

  async function call(method: string, path: string, body?: unknown, access?: string) {
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (access !== undefined) headers.set('authorization', `Bearer ${access}`);
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    return fetch(`${url}/api${path}`, init);
  }

  async function takeCode({ email }: TestUser) {
    const mail = await mailbox.take(email);
    const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
    if (code === undefined) throw new Error('The mail holds no code');
    return code;
  }

  async function signIn(user: TestUser): Promise<SignedIn> {
    const given = await call('POST', '/login/', { email: user.email, password: user.password });
    const { challenge } = await given.json();
    const answered = await call('POST', '/verify-otp/', { email: user.email, otp: await takeCode(user), challenge });
    return answered.json();
  }

  return {
    ...first,
    url,
    nodes,
    mailbox,
    setClock: (moment) => {
      clock.now = new Date(moment);
    },
    advance: (milliseconds) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    get: (path, headers = {}) => fetch(`${url}${path}`, { headers }),
    call,
    addUser,
    signIn,
    takeCode,
    async flushCounts() {
      for (const { services, missed } of nodes) {
        await services.counts.flush();
        await missed.flush();
      }
    },
    close,
  };
}

export interface TestAppOptions {
  /** As `DATABASE_URL`; SQLite without. */
  databaseUrl?: string | undefined;
  settings?: Record<string, string | undefined>;
  /** Fills the database with the sample organisation. */
  sample?: boolean;
  /** Milliseconds after which a line to PostgreSQL without a word counts as dead. */
  socketTimeout?: number;
  /** Errors that it logs fail the test that does not expect them; in a process of its own they go elsewhere. */
  errorsTo?: DestinationStream;
  /** A data folder to begin with a copy of. */
  copyOf?: string | undefined;
}

/** The settings of a program of an app, with those of the test. */
export const testAppConfig = (dataFolder: string, mailbox: Mailbox, settings: Record<string, string | undefined>) =>
  readConfig({
    DATA_DIR: dataFolder,
    PORT: '0',
    PUBLIC_URL: 'https://intambwe.example',
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    SAMPLE_CONTENT: 'false',
    ...settings,
  });

const SQLITE_FILE = 'intambwe.sqlite';

/** The bytes of an empty, migrated SQLite database. As PostgreSQL's are copied, too, no start runs the migrations again. */
async function migratedSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-'));
  const file = join(folder, SQLITE_FILE);
  const db = openDatabase(file);
  await migrate(db);
  await db.destroy();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

let emptySqlite: Promise<Buffer> | undefined;

/** The whole product on loopback: a real database, a real mail server, the built pages, and a clock to be moved. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { databaseUrl, settings = {}, sample = false, copyOf } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-'));
  if (copyOf !== undefined) await cp(copyOf, dataFolder, { recursive: true });
  else if (databaseUrl === undefined) {
    emptySqlite ??= migratedSqlite();
    await writeFile(join(dataFolder, SQLITE_FILE), await emptySqlite, { mode: 0o600 });
  }
  const mailbox = await openMailbox();
  const given = { DATABASE_URL: databaseUrl, SAMPLE_CONTENT: String(sample), ...settings };
  const config = testAppConfig(dataFolder, mailbox, given);
  const clock = { now: new Date(MORNING) };
  const node = await openNode(config, clock, options);
  return makeTestApp({
    url: node.url,
    nodes: [node],
    clock,
    mailbox,
    async close() {
      await node.close();
      await mailbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  });
}

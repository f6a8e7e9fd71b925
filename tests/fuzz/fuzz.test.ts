import { Agent } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { sampleRoles } from '../../server/sample/roles.ts';
import { databases, type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { addCategory, addEvent, addPicture, addPost } from '../support/factories.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type Operation, readDocument } from './document.ts';
import { type FuzzRequest, requestsFor } from './requests.ts';
import { NONE, send } from './send.ts';
import { complaint, finder } from './verdict.ts';

/** Requests a role sends to each database; docs/security.md says how to send many. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);

/** The same number makes the same requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Requests to one database: their writes make lists long, and an account may lose its own permissions. */
const ROUND = 5000;

/** Some wait on purpose, such as those who forgot their password: meanwhile others are sent. */
const AT_ONCE = 8;

/** Milliseconds after which an answer counts as one that hangs. */
const HANGING = 2000;

interface Role {
  name: string;
  /** Undefined for an anonymous request. */
  options: { permissions?: readonly Permission[]; isSuperuser?: boolean } | undefined;
}

const permissionsOf = (name: string) => sampleRoles.find((role) => role.name === name)?.permissions ?? [];

const roles: Role[] = [
  { name: 'nobody', options: undefined },
  { name: 'somebody without a role', options: {} },
  { name: 'a viewer', options: { permissions: permissionsOf('Viewer') } },
  { name: 'an editor', options: { permissions: permissionsOf('Editor') } },
  { name: 'a superuser', options: { isSuperuser: true } },
];

const inWords = ({ method, target, headers, body }: FuzzRequest) =>
  `${method} ${target.slice(0, 300)} ${headers['content-type'] ?? ''} ${JSON.stringify(body?.toString('latin1').slice(0, 600) ?? '')}`;

const withToken = (request: FuzzRequest, access: string | undefined): FuzzRequest =>
  access === undefined ? request : { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } };

interface Round {
  wrong: readonly string[];
  late: readonly string[];
  statuses: ReadonlyMap<number, number>;
  slowest: number;
}

function report(name: string, { wrong, late, statuses, slowest }: Round): void {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.info(`${name}: ${counts.join(', ')}; slowest ${Math.round(slowest)} ms; wrong ${wrong.length}`);
  for (const line of [...wrong, ...late]) console.info(line);
}

describe.each(databases)('requests made from our own description, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let operations: Operation[];
  let made: fc.Arbitrary<FuzzRequest>;
  let agent: Agent;

  async function open() {
    agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url, settings: { TRUST_PROXY: '127.0.0.1' } });
    operations ??= await readDocument(app);
    made ??= requestsFor(operations);
    await settleIn();
  }

  async function close() {
    agent.destroy();
    await app.close();
    await database.drop();
  }

  beforeAll(open);
  afterAll(close);

  /** Most tables have records, as if people had worked here. */
  async function settleIn() {
    for (let turn = 0; turn < 4; turn += 1) {
      await addEvent(app.services, { capacity: 2 });
      await addPost(app.services, { category_id: await addCategory(app.services, `Category ${turn}`) });
    }
    await addPicture(app.services, '#8e2f17', 4, 4);
    const { access } = await signedIn(app, { isSuperuser: true });
    const making = operations.filter(({ method, path }) => method === 'POST' && !path.includes('{'));
    const requests = fc.sample(requestsFor(making), { numRuns: 150, seed: 1 });
    await Promise.all(requests.map((request) => send(app.url, withToken(request, access), agent)));
  }

  /** Sends one round; returns the faults, the statuses, and the slowest time in milliseconds. */
  async function round({ options }: Role, seed: number, count: number) {
    const repliesTo = finder(operations);
    const wrong: string[] = [];
    const slow: { request: FuzzRequest; took: number }[] = [];
    const statuses = new Map<number, number>();
    let slowest = 0;
    let access = options && (await signedIn(app, options)).access;
    const left = fc.sample(made, { numRuns: count, seed }).entries();
    async function work() {
      for (const [turn, request] of left) {
        const say = (what: string) => wrong.push(`FUZZ_SEED=${seed}, request ${turn}: ${inWords(request)}\n  ${what}`);
        const answer = await send(app.url, withToken(request, access), agent).catch((error: unknown) => String(error));
        if (typeof answer === 'string') {
          say(answer);
          continue;
        }
        if (answer.took > HANGING) slow.push({ request, took: answer.took });
        if (answer.status === NONE) continue;
        const what = complaint(answer, repliesTo(request.method, request.target));
        if (what !== undefined) say(what);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        slowest = Math.max(slowest, answer.took);
        // It may have signed itself out, changed its password, or worse.
        if (answer.status === 401 && options) access = (await signedIn(app, options)).access;
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const late: string[] = [];
    // A busy machine makes anything slow for once: what hangs is slow each time, also when it is sent alone.
    for (const { request, took } of slow) {
      let again = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 3 && again > HANGING; tries += 1) {
        again = Math.min(again, (await send(app.url, withToken(request, access), agent)).took);
      }
      const times = `${Math.round(took)} ms, alone ${Math.round(again)} ms`;
      if (again > HANGING) wrong.push(`FUZZ_SEED=${seed}: ${inWords(request)}\n  hangs: ${times}`);
      else late.push(`${times}: ${inWords(request)}`);
    }
    return { wrong, late, statuses, slowest };
  }

  test.each(roles)(
    'sent by $name are answered as described, and without a fault of ours',
    { timeout: 60_000 + REQUESTS * 1000 },
    async (role) => {
      const wrong: string[] = [];
      for (let sent = 0; sent < REQUESTS; sent += ROUND) {
        if (sent > 0) {
          await close();
          await open();
        }
        const result = await round(role, SEED + sent / ROUND, Math.min(ROUND, REQUESTS - sent));
        wrong.push(...result.wrong);
        if (process.env.FUZZ_REQUESTS) report(`${kind}, ${role.name}, from ${sent}`, result);
      }
      expect(wrong).toEqual([]);
    },
  );
});

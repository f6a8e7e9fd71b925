import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareFirstStart } from '../server/first-start.ts';
import { type FreshDatabase, freshDatabase } from './support/databases.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('two nodes on one database', () => {
  let database: FreshDatabase;
  let nodes: [TestApp, TestApp];
  let access: string;

  beforeAll(async () => {
    database = await freshDatabase('postgres');
    const open = () => startTestApp({ databaseUrl: database.url, settings: { SECRET_KEY: 'x'.repeat(40) } });
    nodes = [await open(), await open()];
    access = (await nodes[0].signIn(await nodes[0].addUser({ isSuperuser: true }))).access;
  });

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });

  const save = async (title: string) => {
    const body = { title, message: `${title} is on.`, is_active: true, show_until: null };
    expect((await nodes[0].call('POST', '/announcements/', body, access)).status).toBe(201);
  };
  const shown = async () => (await nodes[1].get('/')).text();

  test('of the pages that the other keeps, only those go that show what was saved', async () => {
    const [here, there] = nodes;
    const isTold = () =>
      expect.poll(() => there.services.versions.of('posts')).toBe(here.services.versions.of('posts'));
    const post = { title: 'Seen', content: '', excerpt: '', status: 'published' };
    const make = async (): Promise<number> => (await (await here.call('POST', '/posts/', post, access)).json()).id;
    const [first, second] = [await make(), await make()];
    await isTold();
    const read = async (id: number) => {
      const { fromMemory } = there.services.metrics;
      const { title } = await (await there.get(`/api/posts/${id}/`)).json();
      return [title, there.services.metrics.fromMemory > fromMemory];
    };
    for (const id of [first, second]) await read(id);
    await here.call('PUT', `/posts/${first}/`, { ...post, title: 'Mended' }, access);
    await isTold();
    expect([await read(first), await read(second)]).toEqual([
      ['Mended', false],
      ['Seen', true],
    ]);
  });

  test('a save on one is on the next page of the other, and comes without the news as well', async () => {
    expect(await shown()).not.toContain('Market day');
    await save('Market day');
    await expect.poll(shown).toContain('Market day');
    nodes[1].invalidations.cut();
    await save('Seeds for all');
    await expect.poll(shown).toContain('Seeds for all');
  });

  test('attempts to sign in are counted together', async () => {
    const attempt = async (turn: number) => {
      const node = nodes[turn % 2 === 0 ? 0 : 1];
      const body = { email: `nobody${turn}@example.org`, password: 'wrong' };
      return (await node.call('POST', '/login/', body)).status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 70; turn += 1) statuses.push(await attempt(turn));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
  });
});

test('nodes that start at once on an empty database make one superuser', async () => {
  const database = await freshDatabase('postgres');
  const settings = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'hills-at-dawn-7', SECRET_KEY: 'x'.repeat(40) };
  const nodes = await Promise.all([1, 2, 3].map(() => startTestApp({ databaseUrl: database.url, settings })));
  const made = await Promise.all(nodes.map(({ services }) => prepareFirstStart(services)));
  expect(made.map(({ newSuperuser }) => newSuperuser).sort()).toEqual(['first@example.org', null, null]);
  expect(made.map(({ link }) => link)).toEqual([null, null, null]);
  for (const node of nodes) await node.close();
  await database.drop();
});

test('a node that finds another at its first start waits for it, longer than for anything else', async () => {
  const database = await freshDatabase('postgres');
  const app = await startTestApp({ databaseUrl: database.url });
  const { db } = app.services;
  const waitingSince = async () => {
    const { rows: waiting } = await sql<{ since: string }>`select query_start as since from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return waiting[0]?.since ?? '';
  };
  await sql`insert into locks (name, taken_at) values ('people', now())`.execute(db);
  const prepared = await db.transaction().execute(async (other) => {
    await sql`update locks set taken_at = now()`.execute(other);
    const preparing = prepareFirstStart(app.services);
    preparing.catch(() => undefined);
    await expect.poll(waitingSince).not.toBe('');
    const first = await waitingSince();
    // A serving process gives up after five seconds.
    await expect.poll(async () => [first, ''].includes(await waitingSince()), { timeout: 60_000 }).toBe(false);
    return { preparing };
  });
  expect((await prepared.preparing).link).not.toBeNull();
  await app.close();
  await database.drop();
});

import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

describe.each(databases)('the form of a pledge, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    const { access } = await signedIn(app, { isSuperuser: true });
    const way = { name: 'MoMo', kind: 'mobile_money', currency: 'RWF', account: '123', account_name: 'Intambwe' };
    const added = await app.call('POST', '/payment-ways/', { ...way, dial: '', instructions: '' }, access);
    expect(added.status).toBe(201);
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const send = async (body: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${app.url}/api/pledges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ amount: '5,000', email: 'giver@example.org', ...body }),
    });
    return { status: reply.status, ...(await reply.json()) };
  };

  const typed = (email: string) =>
    new URLSearchParams({ form: 'pledge', amount: '7000', currency: 'RWF', rhythm: 'once', full_name: '', email });

  /** What the page says after a form without script was sent to it. */
  async function onPage(email: string): Promise<string> {
    const reply = await fetch(`${app.url}/donate`, { method: 'POST', body: typed(email) });
    const page = await reply.text();
    expect(page).toMatch(/\/pledge\//);
    return /[3-9A-Y]{3}-[3-9A-Y]{4}/.exec(page)?.[0] ?? '';
  }

  /** The key of such a form, made of what a stranger can guess. */
  function guessedKey(email: string): string {
    const window = Math.floor(Date.parse(MORNING) / 600_000);
    const guessed = JSON.stringify([typed(email).toString(), '/donate', '127.0.0.1', window]);
    const hash = createHash('sha256').update(guessed).digest('hex');
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
    return [...parts, hash.slice(20, 32)].join('-');
  }

  test('sent without script tells a stranger who guesses all of it nothing', async () => {
    const email = 'aline@example.org';
    const reference = await onPage(email);
    const stranger = await send({ idempotency_key: guessedKey(email), website: 'x' });
    expect([stranger.status, stranger.address, stranger.reference]).toEqual([409, undefined, undefined]);
    expect((await send({ idempotency_key: guessedKey(email) })).reference).not.toBe(reference);
  });

  test('sent without script gets its own reference, also where a stranger was there first', async () => {
    const email = 'bosco@example.org';
    const stranger = await send({ idempotency_key: guessedKey(email) });
    expect(stranger.status).toBe(201);
    expect(await onPage(email)).not.toBe(stranger.reference);
  });

  test('sent without script twice, as by a page that is loaded again, is one pledge', async () => {
    const reference = await onPage('claire@example.org');
    expect(await onPage('claire@example.org')).toBe(reference);
  });

  test('is told its link again only where all that it says is the same', async () => {
    const idempotency_key = randomUUID();
    const first = await send({ idempotency_key, full_name: 'Dora' });
    expect(await send({ idempotency_key, full_name: 'Dora', started_at: 90_000 })).toEqual(first);
    for (const other of [{}, { full_name: 'Dora', amount: '1' }, { full_name: 'Dora', website: 'x' }]) {
      const { status, address, reference } = await send({ idempotency_key, ...other });
      expect({ status, address, reference }).toEqual({ status: 409 });
    }
    app.setClock('2026-11-23T08:00:00.000Z');
    expect((await send({ idempotency_key })).status).toBe(409);
    expect((await send({ idempotency_key, full_name: 'Dora' })).reference).toBe(first.reference);
    app.setClock(MORNING);
  });

  test('keeps no key that the API takes for that of a page', async () => {
    expect((await send({}, { 'idempotency-key': 'page x' })).status).toBe(400);
    expect((await send({ idempotency_key: 'page x' })).status).toBe(400);
    const kept = await app.services.db.selectFrom('pledges').select('form_key').execute();
    const ofPages = kept.filter(({ form_key }) => form_key?.startsWith('page '));
    expect(ofPages).toHaveLength(3);
    for (const { form_key } of ofPages)
      expect((await send({}, { 'idempotency-key': form_key ?? '' })).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { startTestApp, type TestApp, type TestUser } from '../../tests/support/test-app.ts';

describe.each(databases)('changes with which an account could be taken over, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let superuser: TestUser;
  let access: string;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    superuser = await app.addUser({ isSuperuser: true, email: 'aline@example.org' });
    ({ access } = await app.signIn(superuser));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const names = { first_name: 'Test', last_name: 'Staff' };
  const change = (user: TestUser, body: object) =>
    app.call('PUT', `/update-user/${user.id}/`, { email: user.email, ...names, ...body }, access);
  const prove = (password: string) => app.call('POST', '/me/proof/', { password }, access);
  /** Past the time for which a password counts. */
  const forgetProof = () => app.advance(5 * 60_000);

  test('ask for one’s password, which a stolen sign-in does not know', async () => {
    const other = await app.addUser({ isSuperuser: true });
    const weighty = [
      () => change(superuser, { email: 'thief@example.org' }),
      () => change(other, { password: 'a-long-way-uphill-3' }),
      () => change(other, { is_superuser: false }),
      () => change(other, { is_active: false }),
      () => app.call('DELETE', `/users/${other.id}/`, undefined, access),
    ];
    for (const call of weighty) {
      const refused = await call();
      expect([refused.status, (await refused.json()).errors]).toEqual([
        400,
        { proof: ['Enter your password to make this change.'] },
      ]);
    }
    expect((await change(other, { first_name: 'Grace' })).status).toBe(200);
    expect((await prove('not this one')).status).toBe(400);
    expect((await change(other, { is_active: false })).status).toBe(400);
    expect((await prove(superuser.password)).status).toBe(204);
    expect((await app.call('DELETE', `/users/${other.id}/`, undefined, access)).status).toBe(204);
    forgetProof();
    expect((await change(superuser, { email: 'thief@example.org' })).status).toBe(400);
  });

  test('the old address is told of the new one, when and where, and takes the change back with one link', async () => {
    await prove(superuser.password);
    const user = await app.addUser({ email: 'old@example.org' });
    const own = await app.signIn(user);
    expect((await change(user, { email: 'new@example.org' })).status).toBe(200);
    const { text = '' } = await app.mailbox.take('old@example.org', 'Your e-mail address was changed');
    expect(text).toContain('new@example.org');
    expect(text).toMatch(/When: .*20 November 2026/);
    expect(text).toMatch(/Where: .*127\.0\.0\.1/);
    const [, token] = /undo-address\?token=([\w-]+)/.exec(text) ?? [];

    // Nobody else gets the old address meanwhile, and a second change does not end the first way back.
    const taken = await app.call('POST', '/register/', { email: 'old@example.org', ...names }, access);
    expect(taken.status).toBe(400);
    expect((await change({ ...user, email: 'newest@example.org' }, {})).status).toBe(200);
    const second = await app.mailbox.take('new@example.org', 'Your e-mail address was changed');
    const [, later] = /undo-address\?token=([\w-]+)/.exec(second.text ?? '') ?? [];

    expect((await app.call('POST', '/address-undo/', { token: 'guessed' })).status).toBe(400);
    expect((await app.call('POST', '/address-undo/', { token })).status).toBe(200);
    const found = app.services.db.selectFrom('users').select('email').where('id', '=', user.id);
    expect(await found.executeTakeFirst()).toEqual({ email: 'old@example.org' });
    expect((await app.call('GET', '/me/', undefined, own.access)).status).toBe(401);
    const credentials = { email: 'old@example.org', password: user.password };
    expect((await app.call('POST', '/login/', credentials)).status).toBe(401);
    for (const used of [token, later]) {
      expect((await app.call('POST', '/address-undo/', { token: used })).status).toBe(400);
    }
    expect(await found.executeTakeFirst()).toEqual({ email: 'old@example.org' });
  });

  test('the link is no good after two days', async () => {
    await prove(superuser.password);
    const user = await app.addUser({ email: 'slow@example.org' });
    expect((await change(user, { email: 'moved@example.org' })).status).toBe(200);
    const { text = '' } = await app.mailbox.take('slow@example.org', 'Your e-mail address was changed');
    const [, token] = /undo-address\?token=([\w-]+)/.exec(text) ?? [];
    app.advance(48 * 3_600_000);
    expect((await app.call('POST', '/address-undo/', { token })).status).toBe(400);
  });
});

import { expect, test } from 'vitest';
import { ACCESS_LIFETIME, REFRESH_LIFETIME, SESSION_LIFETIME } from '../../domain/sign-in.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';

eachDatabase('a session', (app) => {
  const me = async (access: string) => (await app.call('GET', '/me/', undefined, access)).status;
  const refresh = (token: string) => app.call('POST', '/token/refresh/', { refresh: token });

  test('an access token ends after ten minutes, and a refresh token brings the next', async () => {
    const signedIn = await app.signIn(await app.addUser());
    expect(await me(signedIn.access)).toBe(200);
    app.advance(ACCESS_LIFETIME);
    expect(await me(signedIn.access)).toBe(401);
    const renewed = await (await refresh(signedIn.refresh)).json();
    expect(await me(renewed.access)).toBe(200);
  });

  test('two tabs that refresh at once both stay signed in', async () => {
    const signedIn = await app.signIn(await app.addUser());
    const [one, other] = await Promise.all([refresh(signedIn.refresh), refresh(signedIn.refresh)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await me((await one.json()).access)).toBe(200);
    expect(await me((await other.json()).access)).toBe(200);
  });

  test('two hundred who refresh at once are given the same tokens, and one chain goes on', async () => {
    const signedIn = await app.signIn(await app.addUser());
    const renew = async (token: string) => {
      let reply = await refresh(token);
      // A server under load may ask to come back.
      while (reply.status === 503) reply = await refresh(token);
      return reply.json();
    };
    const pairs = await Promise.all(Array.from({ length: 200 }, () => renew(signedIn.refresh)));
    app.advance(19_000);
    pairs.push(await renew(signedIn.refresh));
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    const [next] = pairs;
    expect(next.refresh).not.toBe(signedIn.refresh);
    expect(await me(next.access)).toBe(200);
    const issued = await app.services.db
      .selectFrom('tokens')
      .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
      .select('tokens.kind')
      .where('sessions.user_id', '=', signedIn.user.id)
      .orderBy('tokens.kind')
      .execute();
    expect(issued.map(({ kind }) => kind)).toEqual(['access', 'access', 'refresh', 'refresh']);
    expect(await renew(next.refresh)).not.toEqual(next);
  });

  test('an old refresh token used again ends everything of its family', async () => {
    const signedIn = await app.signIn(await app.addUser());
    const renewed = await (await refresh(signedIn.refresh)).json();
    app.advance(60_000);
    expect((await refresh(signedIn.refresh)).status).toBe(401);
    expect(await me(renewed.access)).toBe(401);
    expect((await refresh(renewed.refresh)).status).toBe(401);
  });

  test('another sign-in of the same person is another family', async () => {
    const user = await app.addUser();
    const [phone, services] = [await app.signIn(user), await app.signIn(user)];
    await app.call('POST', '/logout/', { refresh: phone.refresh });
    expect(await me(phone.access)).toBe(401);
    expect(await me(services.access)).toBe(200);
  });

  test('signing out bites on the very next call', async () => {
    const signedIn = await app.signIn(await app.addUser());
    const reply = await app.call('POST', '/logout/', { refresh: signedIn.refresh });
    expect(await reply.json()).toEqual({ message: 'Logout successful!' });
    expect(await me(signedIn.access)).toBe(401);
    expect((await refresh(signedIn.refresh)).status).toBe(401);
  });

  test('signing out without a token says what is missing', async () => {
    const reply = await app.call('POST', '/logout/', {});
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      detail: 'Refresh token missing',
      errors: { refresh: ['Refresh token missing'] },
    });
  });

  test('switching an account off bites on its very next call', async () => {
    const user = await app.addUser();
    const { access } = await app.signIn(user);
    await app.services.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute();
    expect(await me(access)).toBe(401);
  });

  test('a refresh token unused for two weeks is no good', async () => {
    const signedIn = await app.signIn(await app.addUser());
    app.advance(REFRESH_LIFETIME);
    expect((await refresh(signedIn.refresh)).status).toBe(401);
  });

  test('a sign-in that is used every day ends after thirty days', async () => {
    const DAY = 24 * 3_600_000;
    let held = await app.signIn(await app.addUser());
    for (let day = 1; day < SESSION_LIFETIME / DAY; day += 1) {
      app.advance(DAY);
      held = await (await refresh(held.refresh)).json();
      expect(await me(held.access)).toBe(200);
    }
    app.advance(DAY - ACCESS_LIFETIME / 2);
    held = await (await refresh(held.refresh)).json();
    expect(await me(held.access)).toBe(200);
    app.advance(ACCESS_LIFETIME / 2);
    expect(await me(held.access)).toBe(401);
    expect((await refresh(held.refresh)).status).toBe(401);
  });

  test('the database holds no token that could be used', async () => {
    const signedIn = await app.signIn(await app.addUser());
    const rows = await app.services.db.selectFrom('tokens').selectAll().execute();
    expect(rows).not.toEqual([]);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(signedIn.access);
    expect(stored).not.toContain(signedIn.refresh);
  });
});

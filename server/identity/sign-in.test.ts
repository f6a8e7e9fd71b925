import { expect, test } from 'vitest';
import { CODE_LIFETIME } from '../../domain/sign-in.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';

eachDatabase('signing in', (app) => {
  const login = (email: string, password: string) => app.call('POST', '/login/', { email, password });
  const verify = (email: string, otp: string, challenge?: string) =>
    app.call('POST', '/verify-otp/', { email, otp, challenge });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('the password sends a code by mail, and the code opens the dashboard', async () => {
    const user = await app.addUser({ permissions: ['announcements.view'] });
    const given = await login(user.email, user.password);
    expect(given.status).toBe(200);
    expect(await given.json()).toMatchObject({ message: 'Login Successfull.', email: user.email });
    const answered = await verify(user.email, await app.takeCode(user));
    expect(answered.status).toBe(200);
    const { access, user: account } = await answered.json();
    expect(account).toMatchObject({ email: user.email, permissions: ['announcements.view'] });
    expect(JSON.stringify(account)).not.toMatch(/password|hash/);
    const me = await app.call('GET', '/me/', undefined, access);
    expect(await me.json()).toMatchObject({ email: user.email });
  });

  test('an address in other letter case is the same account', async () => {
    const user = await app.addUser();
    const given = await login(user.email.toUpperCase(), user.password);
    expect(given.status).toBe(200);
    expect(await app.takeCode(user)).toMatch(/^\d{6}$/);
  });

  test('a wrong password and an unknown address get the same bytes', async () => {
    const user = await app.addUser();
    const [known, unknown] = await Promise.all([
      login(user.email, 'not this one'),
      login('nobody@example.org', 'not this one'),
    ]);
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const [knownBytes, unknownBytes] = [await known.text(), await unknown.text()];
    expect(knownBytes).toBe(unknownBytes);
    expect(knownBytes).toContain('Incorect email or password.');
  });

  test('the sixth try of a code is refused though it is right', async () => {
    const user = await app.addUser();
    await login(user.email, user.password);
    const code = await app.takeCode(user);
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(user.email, wrong(code))).status).toBe(401);
    const sixth = await verify(user.email, code);
    expect(sixth.status).toBe(401);
    expect(await sixth.json()).toEqual({ detail: 'Invalid or expired OTP' });
  });

  test('a client that knows only the address cannot use up the tries of one that gave the password', async () => {
    const user = await app.addUser();
    const { challenge } = await (await login(user.email, user.password)).json();
    const code = await app.takeCode(user);
    for (let tries = 0; tries < 8; tries += 1) await verify(user.email, wrong(code));
    expect((await verify(user.email, code, challenge)).status).toBe(200);
  });

  test('a code is good once, and the next sign-in cancels the one before', async () => {
    const user = await app.addUser();
    await login(user.email, user.password);
    const first = await app.takeCode(user);
    await login(user.email, user.password);
    const second = await app.takeCode(user);
    if (first !== second) expect((await verify(user.email, first)).status).toBe(401);
    expect((await verify(user.email, second)).status).toBe(200);
    expect((await verify(user.email, second)).status).toBe(401);
  });

  test('of many right answers at once one begins a session', async () => {
    const user = await app.addUser();
    const { challenge } = await (await login(user.email, user.password)).json();
    const code = await app.takeCode(user);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(user.email, code, challenge)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code is too late after five minutes', async () => {
    const user = await app.addUser();
    await login(user.email, user.password);
    const code = await app.takeCode(user);
    app.advance(CODE_LIFETIME);
    expect((await verify(user.email, code)).status).toBe(401);
  });

  test('an inactive account learns so only with the code in hand', async () => {
    const user = await app.addUser({ isActive: false });
    expect((await login(user.email, user.password)).status).toBe(200);
    const answered = await verify(user.email, await app.takeCode(user));
    expect(answered.status).toBe(403);
    expect(await answered.json()).toEqual({ detail: 'Your account is not active. Please contact the admin.' });
  });

  test('neither the code nor the mail that carried it is kept', async () => {
    const user = await app.addUser();
    await login(user.email, user.password);
    const code = await app.takeCode(user);
    await expect
      .poll(async () => {
        const mails = await app.services.db
          .selectFrom('mails')
          .selectAll()
          .where('recipient', '=', user.email)
          .execute();
        const codes = await app.services.db.selectFrom('codes').selectAll().where('user_id', '=', user.id).execute();
        return JSON.stringify({ mails, codes });
      })
      .not.toContain(code);
  });
});

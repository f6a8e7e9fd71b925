import { expect, test } from 'vitest';
import type { Session } from '../../domain/user.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { accessFor, signedIn } from '../../tests/support/signed-in.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36';

eachDatabase('my profile', (app) => {
  const me = async (access: string) => (await app.call('GET', '/me/', undefined, access)).status;
  const sessions = async (access: string): Promise<Session[]> =>
    (await app.call('GET', '/me/sessions/', undefined, access)).json();

  test('the name can be changed, and stands under the posts at once', async () => {
    const user = await signedIn(app);
    const post = await addPost(app.services, { author_id: user.id });
    const author = async () => (await app.get(`/api/posts/${post}/`)).text();
    expect(await author()).not.toContain('Solange');
    const body = { first_name: 'Solange', last_name: 'Iradukunda', is_superuser: true, email: 'other@example.org' };
    const reply = await app.call('PUT', '/me/', body, user.access);
    expect(await reply.json()).toMatchObject({ first_name: 'Solange', is_superuser: false, email: user.email });
    expect(await author()).toContain('Solange');
    const bad = await app.call('PUT', '/me/', { first_name: '', last_name: 'x' }, user.access);
    expect((await bad.json()).detail).toBe('First name and last name are required.');
  });

  test('the password is changed with the old one; other devices are signed out, this one is not', async () => {
    const user = await signedIn(app);
    const other = await accessFor(app, user.id);
    const change = (current_password: string, password: string) =>
      app.call('POST', '/me/password/', { current_password, password }, user.access);
    const wrong = await change('not this one', 'umusozi w’izuba');
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      400,
      { current_password: ['The current password is wrong. Try again.'] },
    ]);
    expect((await change(user.password, 'password1')).status).toBe(400);
    expect((await change(user.password, `${user.email.split('@')[0]} 77`)).status).toBe(400);
    expect((await change(user.password, 'umusozi w’izuba')).status).toBe(200);
    expect([await me(user.access), await me(other)]).toEqual([200, 401]);
    expect((await app.mailbox.take(user.email)).subject).toBe('Your password was changed');
    const login = (password: string) => app.call('POST', '/login/', { email: user.email, password });
    expect((await login(user.password)).status).toBe(401);
    expect((await login('umusozi w’izuba')).status).toBe(200);
  });

  test('a stolen session cannot try passwords for long', async () => {
    const user = await signedIn(app);
    const change = (current_password: string) =>
      app.call('POST', '/me/password/', { current_password, password: 'umusozi w’izuba' }, user.access);
    for (let time = 0; time < 10; time += 1) await change('not this one');
    expect((await change(user.password)).status).toBe(400);
  });

  test('sign-ins are listed with their devices, and can be ended one by one or all the others', async () => {
    const user = await signedIn(app);
    const phone = await accessFor(app, user.id, PHONE);
    const services = await accessFor(app, user.id, FIREFOX);
    const found = await sessions(services);
    expect(found.map(({ device }) => device)).toEqual(['Firefox on Windows', 'Chrome on Android', 'Unknown device']);
    expect(found.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect((await app.call('DELETE', `/me/sessions/${found[1]?.id}/`, undefined, services)).status).toBe(204);
    expect([await me(phone), await me(user.access), await me(services)]).toEqual([401, 200, 200]);
    expect((await app.call('DELETE', '/me/sessions/', undefined, services)).status).toBe(204);
    expect([await me(user.access), await me(services)]).toEqual([401, 200]);
  });

  test('one cannot end somebody else’s sign-in this way', async () => {
    const [user, other] = [await signedIn(app), await signedIn(app, { isSuperuser: true })];
    const [session] = await sessions(user.access);
    expect((await app.call('DELETE', `/me/sessions/${session?.id}/`, undefined, other.access)).status).toBe(404);
    expect(await me(user.access)).toBe(200);
  });

  test('a recovery code signs in where the mail does not arrive, once', async () => {
    const user = await signedIn(app);
    const make = (password: string) => app.call('POST', '/me/recovery-codes/', { password }, user.access);
    expect((await make('not this one')).status).toBe(400);
    const { codes } = await (await make(user.password)).json();
    expect(new Set(codes).size).toBe(10);
    const challenge = async () =>
      (await (await app.call('POST', '/login/', { email: user.email, password: user.password })).json()).challenge;
    const verify = async (otp: string) =>
      app.call('POST', '/verify-otp/', { email: user.email, otp, challenge: await challenge() });
    expect((await verify(codes[0].toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await verify(codes[0])).status).toBe(401);
    const left = await (await app.call('GET', '/me/recovery-codes/', undefined, user.access)).json();
    expect(left).toMatchObject({ left: 9 });
    const renewed = await (await make(user.password)).json();
    expect((await verify(codes[1])).status).toBe(401);
    expect((await verify(renewed.codes[1])).status).toBe(200);
    const stored = JSON.stringify(await app.services.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of renewed.codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  test('of many uses of a recovery code at once, one begins a session', async () => {
    const user = await signedIn(app);
    const { codes } = await (
      await app.call('POST', '/me/recovery-codes/', { password: user.password }, user.access)
    ).json();
    const { challenge } = await (
      await app.call('POST', '/login/', { email: user.email, password: user.password })
    ).json();
    const verify = () => app.call('POST', '/verify-otp/', { email: user.email, otp: codes[0], challenge });
    const answers = await Promise.all(Array.from({ length: 5 }, verify));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code is no use without the password before it, nor without the challenge, nor after five misses', async () => {
    const user = await signedIn(app);
    const { codes } = await (
      await app.call('POST', '/me/recovery-codes/', { password: user.password }, user.access)
    ).json();
    const verify = async (otp: string, challenge?: string) =>
      (await app.call('POST', '/verify-otp/', { email: user.email, otp, challenge })).status;
    const login = async () =>
      (await (await app.call('POST', '/login/', { email: user.email, password: user.password })).json()).challenge;
    expect(await verify(codes[0])).toBe(401);
    const challenge = await login();
    expect(await verify(codes[0])).toBe(401);
    expect(await verify(codes[0], 'made up')).toBe(401);
    for (let miss = 0; miss < 5; miss += 1) expect(await verify('AAAAA-AAAAA', challenge)).toBe(401);
    expect(await verify(codes[0], challenge)).toBe(401);
    expect(await verify(codes[0], await login())).toBe(200);
  });

  test('a new password ends the recovery codes, and says so', async () => {
    const user = await signedIn(app);
    const body = { current_password: user.password, password: 'umusozi w’izuba' };
    await app.call('POST', '/me/recovery-codes/', { password: user.password }, user.access);
    const { message } = await (await app.call('POST', '/me/password/', body, user.access)).json();
    expect(message).toContain('Your recovery codes no longer work');
    expect((await app.mailbox.take(user.email)).text).toContain('Your old recovery codes no longer work');
    const left = await (await app.call('GET', '/me/recovery-codes/', undefined, user.access)).json();
    expect(left).toEqual({ left: 0, created_at: null });
  });
});

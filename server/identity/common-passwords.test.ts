import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordFault, passwordTexts } from '../../domain/password.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { worded } from '../http/reply-words.ts';
import { adminSignInLink } from './admin-cli.ts';
import { newPasswordFault } from './passwords.ts';

/** From lists of leaks; none of them is in the short list that the forms know. */
const leaked = ['mustang1', '696969', 'blink182', 'hunter2', 'thx1138', 'pokemon1', 'snoopy', 'marlboro', 'nirvana'];

test.each(leaked)('%s is refused, also dressed up', async (password) => {
  expect(await newPasswordFault(password, 'jo@example.org')).toBe(passwordTexts.common);
  expect(await newPasswordFault(`${password.toUpperCase()}!`, 'jo@example.org')).toBe(passwordTexts.common);
});

test.each(['umusozi w’izuba', 'hills-at-dawn-7', 'ibirunga 5', 'beans-and-maize-9'])(
  '%s can be used',
  async (password) => {
    expect(await newPasswordFault(password, 'jo@example.org')).toBeUndefined();
  },
);

describe('a password that leaked is refused at its field', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const password = 'blink182';
  const refused = async (path: string, body: unknown, access?: string, method = 'POST') => {
    const reply = await app.call(method, path, body, access);
    expect([reply.status, (await reply.json()).errors]).toEqual([
      400,
      { password: [worded(passwordTexts.common, 'en')] },
    ]);
  };
  const mailedToken = async (email: string) =>
    /token=([\w-]{43})/.exec((await app.mailbox.take(email)).text ?? '')?.[1];

  test('which the forms do not know of', () => {
    expect(passwordFault(password)).toBeUndefined();
  });

  test('by everything that sets one', async () => {
    const link = async (email?: string) =>
      /#([\w-]{43})/.exec((await adminSignInLink(app.services, email)).join())?.[1];
    const first = { first_name: 'A', last_name: 'B', email: 'first@example.org', password };
    await refused('/sign-in-links/first-account/', { ...first, token: await link() });

    const [user, admin] = [await signedIn(app), await signedIn(app, { isSuperuser: true })];
    await refused('/sign-in-links/use/', { token: await link(user.email), password });
    await refused('/me/password/', { current_password: user.password, password }, user.access);
    await refused('/register/', { ...first, email: 'new@example.org' }, admin.access);
    await refused(`/update-user/${user.id}/`, { ...first, email: user.email }, admin.access, 'PUT');
    await app.call('POST', '/password-reset/', { email: user.email });
    await refused('/password-reset/confirm/', { token: await mailedToken(user.email), password });
    const invited = { first_name: 'A', last_name: 'B', email: 'invited@example.org' };
    await app.call('POST', '/register/', invited, admin.access);
    await refused('/invitations/accept/', { token: await mailedToken(invited.email), password });
  });
});

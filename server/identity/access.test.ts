import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { accessFor, type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { makePreview } from '../posts/preview.ts';
import { adminResetPassword, adminSignInLink } from './admin-cli.ts';
import { makeCode } from './codes.ts';
import { accessTables } from './new-password.ts';
import { invite, sendReset } from './password-links.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginSession } from './sessions.ts';

const NEW_PASSWORD = 'umusozi w’izuba';

/** Gives out a secret, and answers how to see whether it lets its owner in. */
type Give = (app: TestApp, user: SignedInUser) => Promise<() => Promise<Response>>;

const signs = (app: TestApp, path: string, body: unknown) => () => app.call('POST', path, body);
const tokenIn = (text: string) => /[#=]([\w-]{43})/.exec(text)?.[1];
const mailedToken = async (app: TestApp, user: SignedInUser) =>
  tokenIn((await app.mailbox.take(user.email)).text ?? '');

/** Every kind of secret, by its table; a private link is in none, and is signed with its maker's account. */
const kinds: Record<(typeof accessTables)[number] | 'none', Record<string, Give>> = {
  sessions: {
    'access token': async (app, { id }) => {
      const { access } = await app.services.write(null, (unit) => beginSession(unit, id, 'A phone'));
      return () => app.call('GET', '/me/', undefined, access);
    },
    'refresh token': async (app, { id }) => {
      const { refresh } = await app.services.write(null, (unit) => beginSession(unit, id, 'A phone'));
      return signs(app, '/token/refresh/', { refresh });
    },
  },
  codes: {
    'mailed code': async (app, { id, email }) => {
      const { code, challenge } = await app.services.write(null, (unit) =>
        makeCode(unit, id, '127.0.0.1', app.services.config.secretKey),
      );
      return signs(app, '/verify-otp/', { email, otp: code, challenge });
    },
  },
  recovery_codes: {
    'recovery code': async (app, { id, email }) => {
      const { secretKey } = app.services.config;
      const [otp] = await app.services.write(null, (unit) => makeRecoveryCodes(unit, id, secretKey, 1));
      // With the second step of another sign-in: a recovery code is never more than that.
      return async () => {
        const { challenge } = await app.services.write(null, (unit) => makeCode(unit, id, '', secretKey));
        return app.call('POST', '/verify-otp/', { email, otp, challenge });
      };
    },
  },
  password_links: {
    // First, for it ends the links that were mailed before.
    invitation: async (app, user) => {
      const person = { ...user, language: 'en' as const, first_name: 'A' };
      await app.services.write(null, (unit) => invite(unit, person, 'https://intambwe.example'));
      const token = await mailedToken(app, user);
      return signs(app, '/invitations/accept/', { token, password: NEW_PASSWORD });
    },
    'reset link': async (app, user) => {
      const person = { ...user, language: 'en' as const, first_name: 'A' };
      await app.services.write(null, (unit) => sendReset(unit, person, 'https://intambwe.example'));
      const token = await mailedToken(app, user);
      return signs(app, '/password-reset/confirm/', { token, password: NEW_PASSWORD });
    },
  },
  sign_in_links: {
    'sign-in link': async (app, { email }) => {
      const token = tokenIn((await adminSignInLink(app.services, email)).join(' '));
      return signs(app, '/sign-in-links/use/', { token, password: NEW_PASSWORD });
    },
  },
  none: {
    'private link to a draft': async (app, { id }) => {
      const { db, clock, config } = app.services;
      const post = await addPost(app.services, { status: 'draft' });
      const { token } = await makePreview(db, post, id, clock(), config.secretKey);
      return () => app.get(`/api/post-previews/${token}/`);
    },
  },
};
const secrets = Object.values(kinds).flatMap((of) => Object.entries(of));

/** Every way in which access ends, and its effect on the user's own session. */
const endings: Record<string, (app: TestApp, user: SignedInUser, admin: SignedInUser) => Promise<unknown>> = {
  'changes their own password': (app, user) =>
    app.call('POST', '/me/password/', { current_password: user.password, password: NEW_PASSWORD }, user.access),
  'is given a password by a superuser': (app, user, admin) => {
    const body = { email: user.email, first_name: 'A', last_name: 'B', password: NEW_PASSWORD };
    return app.call('PUT', `/update-user/${user.id}/`, body, admin.access);
  },
  'sets a password with a mailed link': async (app, user) =>
    (await (kinds.password_links['reset link'] ?? fail)(app, user))(),
  'sets a password with a link of the machine': async (app, user) =>
    (await (kinds.sign_in_links['sign-in link'] ?? fail)(app, user))(),
  'is given a password on the machine': (app, user) => adminResetPassword(app.services, user.email),
  'is switched off': (app, user, admin) => {
    const body = { email: user.email, first_name: 'A', last_name: 'B', is_active: false };
    return app.call('PUT', `/update-user/${user.id}/`, body, admin.access);
  },
  'is deleted': (app, user, admin) => app.call('DELETE', `/users/${user.id}/`, undefined, admin.access),
};

const fail: Give = () => Promise.reject(new Error('There is no such kind'));

eachDatabase('everything that gives access', (app) => {
  let admin: SignedInUser;

  beforeAll(async () => {
    admin = await signedIn(app, { isSuperuser: true });
  });

  const reader = () => signedIn(app, { permissions: ['posts.view'] });

  test.each(secrets)('a %s does', async (_name, give) => {
    const letsIn = await give(app, await reader());
    expect((await letsIn()).status).toBe(200);
  });

  test.each(Object.entries(endings))('lets nobody in any more whose owner %s', async (_name, end) => {
    const user = await reader();
    const given: [string, () => Promise<Response>][] = [];
    for (const [name, give] of secrets) given.push([name, await give(app, user)]);
    // Another reset link is not mailed at once.
    app.advance(3 * 60_000);
    await end(app, user, { ...admin, access: await accessFor(app, admin.id) });
    // Disabled or deleted accounts are restored, so that the secrets are tried and not the account.
    await app.services.db
      .updateTable('users')
      .set({ is_active: true, deleted_at: null })
      .where('id', '=', user.id)
      .execute();
    const letIn: string[] = [];
    for (const [name, tries] of given) if ((await tries()).ok) letIn.push(name);
    expect(letIn).toEqual([]);
  });

  test('changing one’s own password keeps the session it is done with', async () => {
    const user = await signedIn(app);
    await endings['changes their own password']?.(app, user, admin);
    expect((await app.call('GET', '/me/', undefined, user.access)).status).toBe(200);
  });

  test('every table that keeps secrets of a person is known to what ends them', async () => {
    const tables = await app.services.db.introspection.getTables();
    const keepsSecrets = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .filter(({ columns }) => columns.some(({ name }) => /hash|secret|token|key$/.test(name)))
      .map(({ name }) => name);
    // Tokens belong to a session, not to a person. A link that undoes a change of address lets nobody in, and has to outlive a
    // password that whoever changed the address has set.
    expect([...keepsSecrets, 'sessions'].sort()).toEqual([...accessTables, 'address_undos'].sort());
  });
});

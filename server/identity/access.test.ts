import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type House, openHouse } from '../../tests/support/house.ts';
import { accessFor, type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { makePreview } from '../posts/preview.ts';
import { accessTables } from './access.ts';
import { resetPasswordByHand, signInLinkByHand } from './by-hand.ts';
import { makeCode } from './codes.ts';
import { invite, sendReset } from './password-links.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginSession } from './sessions.ts';

const NEW_PASSWORD = 'umusozi w’izuba';

/** Gives out a secret, and answers how to see whether it lets its owner in. */
type Give = (house: House, user: SignedInUser) => Promise<() => Promise<Response>>;

const signs = (house: House, path: string, body: unknown) => () => house.call('POST', path, body);
const tokenIn = (text: string) => /[#=]([\w-]{43})/.exec(text)?.[1];
const mailedToken = async (house: House, user: SignedInUser) =>
  tokenIn((await house.mailbox.take(user.email)).text ?? '');

/** Every kind of secret, by the table it is kept in; a private link is kept in none, and signed with its maker's account. */
const kinds: Record<(typeof accessTables)[number] | 'none', Record<string, Give>> = {
  sessions: {
    'access token': async (house, { id }) => {
      const { access } = await house.desk.write(null, (unit) => beginSession(unit, id, 'A phone'));
      return () => house.call('GET', '/me/', undefined, access);
    },
    'refresh token': async (house, { id }) => {
      const { refresh } = await house.desk.write(null, (unit) => beginSession(unit, id, 'A phone'));
      return signs(house, '/token/refresh/', { refresh });
    },
  },
  codes: {
    'mailed code': async (house, { id, email }) => {
      const { code, challenge } = await house.desk.write(null, (unit) =>
        makeCode(unit, id, '127.0.0.1', house.desk.config.secretKey),
      );
      return signs(house, '/verify-otp/', { email, otp: code, challenge });
    },
  },
  recovery_codes: {
    'recovery code': async (house, { id, email }) => {
      const { secretKey } = house.desk.config;
      const [otp] = await house.desk.write(null, (unit) => makeRecoveryCodes(unit, id, secretKey, 1));
      // With the second step of another sign-in: a recovery code is never more than that.
      return async () => {
        const { challenge } = await house.desk.write(null, (unit) => makeCode(unit, id, '', secretKey));
        return house.call('POST', '/verify-otp/', { email, otp, challenge });
      };
    },
  },
  password_links: {
    // First, for it ends the links that were mailed before.
    invitation: async (house, user) => {
      const person = { ...user, first_name: 'A' };
      await house.desk.write(null, (unit) => invite(unit, person, 'https://intambwe.example'));
      const token = await mailedToken(house, user);
      return signs(house, '/invitations/accept/', { token, password: NEW_PASSWORD });
    },
    'reset link': async (house, user) => {
      const person = { ...user, first_name: 'A' };
      await house.desk.write(null, (unit) => sendReset(unit, person, 'https://intambwe.example'));
      const token = await mailedToken(house, user);
      return signs(house, '/password-reset/confirm/', { token, password: NEW_PASSWORD });
    },
  },
  sign_in_links: {
    'sign-in link': async (house, { email }) => {
      const token = tokenIn((await signInLinkByHand(house.desk, email)).join(' '));
      return signs(house, '/sign-in-links/use/', { token, password: NEW_PASSWORD });
    },
  },
  none: {
    'private link to a draft': async (house, { id }) => {
      const { rows, clock, config } = house.desk;
      const post = await addPost(house.desk, { status: 'draft' });
      const { token } = await makePreview(rows, post, id, clock(), config.secretKey);
      return () => house.get(`/api/post-previews/${token}/`);
    },
  },
};
const secrets = Object.values(kinds).flatMap((of) => Object.entries(of));

/** Every way in which access ends, and what it leaves to the user's own session. */
const endings: Record<string, (house: House, user: SignedInUser, admin: SignedInUser) => Promise<unknown>> = {
  'changes their own password': (house, user) =>
    house.call('POST', '/me/password/', { current_password: user.password, password: NEW_PASSWORD }, user.access),
  'is given a password by a superuser': (house, user, admin) => {
    const body = { email: user.email, first_name: 'A', last_name: 'B', password: NEW_PASSWORD };
    return house.call('PUT', `/update-user/${user.id}/`, body, admin.access);
  },
  'sets a password with a mailed link': async (house, user) =>
    (await (kinds.password_links['reset link'] ?? fail)(house, user))(),
  'sets a password with a link of the machine': async (house, user) =>
    (await (kinds.sign_in_links['sign-in link'] ?? fail)(house, user))(),
  'is given a password on the machine': (house, user) => resetPasswordByHand(house.desk, user.email),
  'is switched off': (house, user, admin) => {
    const body = { email: user.email, first_name: 'A', last_name: 'B', is_active: false };
    return house.call('PUT', `/update-user/${user.id}/`, body, admin.access);
  },
  'is deleted': (house, user, admin) => house.call('DELETE', `/users/${user.id}/`, undefined, admin.access),
};

const fail: Give = () => Promise.reject(new Error('There is no such kind'));

describe.each(databases)('what lets somebody in, on %s', (kind) => {
  let database: FreshDatabase;
  let house: House;
  let admin: SignedInUser;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    house = await openHouse({ databaseUrl: database.url });
    admin = await signedIn(house, { isSuperuser: true });
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  const reader = () => signedIn(house, { permissions: ['posts.view'] });

  test.each(secrets)('a %s does', async (_name, give) => {
    const letsIn = await give(house, await reader());
    expect((await letsIn()).status).toBe(200);
  });

  test.each(Object.entries(endings))('lets nobody in any more whose owner %s', async (_name, end) => {
    const user = await reader();
    const given: [string, () => Promise<Response>][] = [];
    for (const [name, give] of secrets) given.push([name, await give(house, user)]);
    // Another reset link is not mailed at once.
    house.advance(3 * 60_000);
    await end(house, user, { ...admin, access: await accessFor(house, admin.id) });
    // Whoever was switched off or deleted is back, so that the secrets are tried and not the account.
    await house.desk.rows
      .updateTable('users')
      .set({ is_active: true, deleted_at: null })
      .where('id', '=', user.id)
      .execute();
    const letIn: string[] = [];
    for (const [name, tries] of given) if ((await tries()).ok) letIn.push(name);
    expect(letIn).toEqual([]);
  });

  test('who changes their own password keeps the session they do it with', async () => {
    const user = await signedIn(house);
    await endings['changes their own password']?.(house, user, admin);
    expect((await house.call('GET', '/me/', undefined, user.access)).status).toBe(200);
  });

  test('every table that keeps secrets of a person is known to what ends them', async () => {
    const tables = await house.desk.rows.introspection.getTables();
    const keepsSecrets = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .filter(({ columns }) => columns.some(({ name }) => /hash|secret|token|key$/.test(name)))
      .map(({ name }) => name);
    // Tokens belong to a session, not to a person.
    expect([...keepsSecrets, 'sessions'].sort()).toEqual([...accessTables].sort());
  });
});

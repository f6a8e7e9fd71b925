import { beforeEach, expect, test } from 'vitest';
import { SIGN_IN_LINK_LIFETIME, signInLinkTexts } from '../../domain/sign-in-link.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { prepareFirstStart } from '../first-start.ts';
import { worded } from '../http/reply-words.ts';
import { adminMakeSuperuser, adminSignInLink, adminUnlock } from './admin-cli.ts';

const aline = { first_name: 'Aline', last_name: 'Uwase', email: 'aline@example.org', password: 'umusozi w’izuba' };

eachDatabase('a link that was made on the machine', (app) => {
  beforeEach(async () => {
    await app.services.db.updateTable('users').set({ is_superuser: false }).execute();
  });

  const tokenIn = (lines: readonly string[]) => /#([\w-]{43})/.exec(lines.join('\n'))?.[1] ?? '';
  const printed = async (email?: string) => tokenIn(await adminSignInLink(app.services, email));
  const started = async () => tokenIn([(await prepareFirstStart(app.services)).link ?? '']);
  const open = (token: string) => app.call('POST', '/sign-in-links/open/', { token });
  const makeAccount = (token: string, person = aline) =>
    app.call('POST', '/sign-in-links/first-account/', { token, ...person });
  const answer = (token: string, password = 'umusozi w’izuba') =>
    app.call('POST', '/sign-in-links/use/', { token, password });
  const me = (access: string) => app.call('GET', '/me/', undefined, access);
  const named = (email: string) => ({ ...aline, email });

  test('makes the first account, which is signed in, may do everything, and has recovery codes', async () => {
    const token = await started();
    expect(await (await open(token)).json()).toEqual({ email: null });
    const made = await (await makeAccount(token, named('Aline@Example.org'))).json();
    expect(made.user).toMatchObject({ email: 'aline@example.org', first_name: 'Aline', is_superuser: true });
    expect(await (await me(made.access)).json()).toMatchObject({ is_superuser: true });
    expect(new Set(made.codes).size).toBe(10);
    const { challenge } = await (
      await app.call('POST', '/login/', { email: aline.email, password: aline.password })
    ).json();
    const [otp] = made.codes;
    expect((await app.call('POST', '/verify-otp/', { email: aline.email, otp, challenge })).status).toBe(200);
  });

  test('is printed by every node that starts, and one of them is used: then all end', async () => {
    const [one, other, byHand] = [await started(), await started(), await printed()];
    for (const token of [one, other, byHand]) expect((await open(token)).status).toBe(200);
    const answers = await Promise.all([
      makeAccount(one, named('one@example.org')),
      makeAccount(other, named('other@example.org')),
      makeAccount(one, named('third@example.org')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const token of [one, other, byHand]) expect((await open(token)).status).toBe(400);
    expect(await prepareFirstStart(app.services)).toMatchObject({ link: null, newSuperuser: null });
    await expect(printed()).rejects.toThrow('There is already a superuser. Name the account the link is for.');
  });

  test('is not used up by a mistake, which is named at its field', async () => {
    const token = await started();
    const taken = await app.addUser();
    const faults = async (person: typeof aline) =>
      Object.keys((await (await makeAccount(token, person)).json()).errors);
    expect(await faults({ ...aline, email: 'aline' })).toEqual(['email']);
    expect(await faults({ ...aline, first_name: ' ' })).toEqual(['first_name']);
    expect(await faults({ ...named('a@example.org'), password: 'password' })).toEqual(['password']);
    expect(await faults({ ...named('uwase.aline@example.org'), password: 'uwase.aline 7' })).toEqual(['password']);
    expect(await faults(named(taken.email))).toEqual(['email']);
    expect((await makeAccount(token, named('free@example.org'))).status).toBe(200);
  });

  test('signs in somebody who cannot get in: a new password, every other way in ends, every lock is off', async () => {
    const user = await signedIn(app);
    for (let time = 0; time < 10; time += 1) {
      await app.call('POST', '/login/', { email: user.email, password: 'not this one' });
    }
    const token = await printed(user.email.toUpperCase());
    expect(await (await open(token)).json()).toEqual({ email: user.email });
    expect((await answer(token, 'password')).status).toBe(400);
    const made = await (await answer(token)).json();
    expect([(await me(made.access)).status, (await me(user.access)).status]).toEqual([200, 401]);
    expect(made.codes).toHaveLength(10);
    expect((await answer(token)).status).toBe(400);
    const login = { email: user.email, password: 'umusozi w’izuba' };
    expect((await app.call('POST', '/login/', login)).status).toBe(200);
    const subjects = [await app.mailbox.take(user.email), await app.mailbox.take(user.email)];
    expect(subjects.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('is too late after a day, and says how to make another', async () => {
    const user = await app.addUser();
    const [first, theirs] = [await started(), await printed(user.email)];
    app.advance(SIGN_IN_LINK_LIFETIME);
    for (const late of [await open(first), await makeAccount(first), await open(theirs), await answer(theirs)]) {
      expect([late.status, (await late.json()).errors]).toEqual([
        400,
        { token: [worded(signInLinkTexts.badLink, 'en')] },
      ]);
    }
  });

  test('of one kind does not do what the other does', async () => {
    const user = await app.addUser();
    expect((await answer(await started())).status).toBe(400);
    expect((await makeAccount(await printed(user.email), named('new@example.org'))).status).toBe(400);
  });

  test('is of no use to an account that was switched off or deleted since', async () => {
    const [off, gone] = [await app.addUser(), await app.addUser()];
    const [one, other] = [await printed(off.email), await printed(gone.email)];
    const { db } = app.services;
    await db.updateTable('users').set({ is_active: false }).where('id', '=', off.id).execute();
    const deleted_at = app.services.clock().toISOString();
    await db.updateTable('users').set({ deleted_at }).where('id', '=', gone.id).execute();
    expect([(await answer(one)).status, (await answer(other)).status]).toEqual([400, 400]);
    await expect(printed(off.email)).rejects.toThrow('is not active');
    await expect(adminUnlock(app.services, gone.email)).rejects.toThrow(
      `Take it out first: intambwe admin restore ${gone.email}`,
    );
  });

  test('for the first account is of no use once somebody was made a superuser in another way', async () => {
    const [user, token] = [await app.addUser(), await started()];
    await adminMakeSuperuser(app.services, user.email);
    expect([(await open(token)).status, (await makeAccount(token)).status]).toEqual([400, 400]);
  });

  test('is used once, however many use it at once', async () => {
    const user = await app.addUser();
    const token = await printed(user.email);
    const answers = await Promise.all(['ibirunga bitanu', 'ikiyaga cya kivu'].map((one) => answer(token, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is kept as a hash only', async () => {
    const [user, first] = [await app.addUser(), await started()];
    const theirs = await printed(user.email);
    const { db } = app.services;
    const links = await db.selectFrom('sign_in_links').selectAll().execute();
    const log = await db.selectFrom('audit').selectAll().execute();
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(log).not.toEqual([]);
    const stored = JSON.stringify([links, log]);
    for (const token of [first, theirs]) expect(stored).not.toContain(token);
  });
});

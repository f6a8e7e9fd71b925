import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { callFrom, signedIn } from '../../tests/support/signed-in.ts';
import { FIRST_LOCK, MAX_FAILURES } from './lockout.ts';

eachDatabase('too many wrong passwords', behindProxy, (app) => {
  let places = 0;

  /** A network address that has not called yet. */
  const newPlace = () => {
    places += 1;
    return `10.9.${Math.floor(places / 250)}.${(places % 250) + 1}`;
  };
  const login = (place: string, email: string, password: string) =>
    callFrom(app, place, '/login/', { email, password });
  async function fail(place: string, email: string, times = MAX_FAILURES) {
    for (let time = 0; time < times; time += 1) await login(place, email, 'not this one');
  }
  const mailsTo = (email: string) =>
    app.mailbox.received.filter(({ to }) => to?.some(({ address }) => address === email));

  test('lock the account for that place alone: its owner signs in from elsewhere', async () => {
    const [user, attacker, owner] = [await app.addUser(), newPlace(), newPlace()];
    await fail(attacker, user.email);
    expect((await login(attacker, user.email, user.password)).status).toBe(401);
    expect((await login(owner, user.email, user.password)).status).toBe(200);
  });

  test('lock for longer each time', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    const right = async () => (await login(place, user.email, user.password)).status;
    await fail(place, user.email);
    app.advance(FIRST_LOCK - 1);
    expect(await right()).toBe(401);
    app.advance(1);
    await fail(place, user.email);
    app.advance(FIRST_LOCK);
    expect(await right()).toBe(401);
    app.advance(FIRST_LOCK);
    expect(await right()).toBe(200);
  });

  test('are forgotten with the right one', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    await fail(place, user.email, MAX_FAILURES - 1);
    expect((await login(place, user.email, user.password)).status).toBe(200);
    await fail(place, user.email, MAX_FAILURES - 1);
    expect((await login(place, user.email, user.password)).status).toBe(200);
  });

  test('tell the owner once for each lock, and say from where', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    await fail(place, user.email, MAX_FAILURES + 5);
    const mail = await app.mailbox.take(user.email);
    expect(mail.subject).toBe('Too many wrong passwords for your account');
    expect(mail.text).toContain(place);
    expect(mail.text).toContain('20 November 2026');
    expect(mailsTo(user.email)).toHaveLength(1);
  });

  test('are counted one by one, also when they come at once', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    await Promise.all(Array.from({ length: 32 }, () => login(place, user.email, 'not this one')));
    const row = await app.services.db
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('account', '=', user.email)
      .executeTakeFirst();
    expect(row).toMatchObject({ locks: 1, locked_until: expect.any(String) });
    expect(mailsTo(user.email).length).toBeLessThanOrEqual(1);
  });

  test('of an unknown address, a known one and a locked one are answered with the same bytes', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    const answers = [];
    for (let time = 0; time < MAX_FAILURES + 2; time += 1) {
      for (const email of [user.email, 'nobody.at.all@example.org']) {
        const answer = await login(place, email, 'not this one');
        answers.push(`${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`);
      }
    }
    expect(new Set(answers)).toEqual(new Set(['401 null {"detail":"Incorect email or password."}']));
  });

  test('from one place, for however many accounts, end in waiting', async () => {
    const place = newPlace();
    const guess = (time: number) => login(place, `guess${time}@example.org`, 'not this one');
    const answers = await Promise.all(Array.from({ length: 60 }, (_, time) => guess(time)));
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    const late = await guess(60);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are not evaded by headers that somebody makes up', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    for (let time = 0; time < MAX_FAILURES; time += 1) {
      await callFrom(app, `203.0.113.${time}, ${place}`, '/login/', { email: user.email, password: 'not this one' });
    }
    expect((await login(place, user.email, user.password)).status).toBe(401);
  });

  test('are not evaded by another address of the same IPv6 network', async () => {
    const user = await app.addUser();
    for (let time = 0; time < MAX_FAILURES; time += 1) {
      await login(`2001:db8:7:1::${time + 1}`, user.email, 'not this one');
    }
    expect((await login('2001:db8:7:1:ffff::9', user.email, user.password)).status).toBe(401);
    expect((await login('2001:db8:7:2::1', user.email, user.password)).status).toBe(200);
  });

  test('show to those who look after security, who can take the lock off', async () => {
    const [user, place] = [await app.addUser(), newPlace()];
    await fail(place, user.email);
    const admin = await signedIn(app, { permissions: ['users.view', 'users.edit', 'users.view_security'] });
    const colleague = await signedIn(app, { permissions: ['users.view'] });
    const details = async (access: string) =>
      (await app.call('GET', `/userDetails/${user.id}`, undefined, access)).json();
    expect(await details(admin.access)).toMatchObject({
      failed_login_attempts: MAX_FAILURES,
      account_locked_until: expect.any(String),
    });
    expect(await details(colleague.access)).not.toHaveProperty('failed_login_attempts');
    expect(await details(colleague.access)).not.toHaveProperty('account_locked_until');
    expect((await app.call('POST', `/users/${user.id}/unlock/`, undefined, admin.access)).status).toBe(200);
    expect(await details(admin.access)).toMatchObject({ failed_login_attempts: 0, account_locked_until: null });
    expect((await login(place, user.email, user.password)).status).toBe(200);
  });
});

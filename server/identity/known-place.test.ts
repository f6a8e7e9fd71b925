import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { callFrom } from '../../tests/support/signed-in.ts';
import type { TestUser } from '../../tests/support/test-app.ts';
import { networkOf, networksOf } from '../http/network.ts';
import { adminSignInLink } from './admin-cli.ts';
import { type Attempt, countAttempts, lockIfDue, MAX_FAILURES, passwordAttempts } from './lockout.ts';

const DAY = 24 * 3_600_000;

eachDatabase('strangers in a larger network', behindProxy, (app) => {
  const login = (place: string, { email, password }: TestUser) => callFrom(app, place, '/login/', { email, password });
  async function answerCode(place: string, user: TestUser, reply: Response): Promise<number> {
    const { challenge } = await reply.json();
    const otp = /\b\d{6}\b/.exec((await app.mailbox.take(user.email)).text ?? '')?.[0];
    return (await callFrom(app, place, '/verify-otp/', { email: user.email, otp, challenge })).status;
  }

  /** Wrong passwords, one after the other, until one is not looked at any more. Answers how many were. */
  async function guess(account: string, places: Iterable<string>): Promise<number> {
    let looked = 0;
    for (const place of places) {
      const attempts: Attempt[] = passwordAttempts(account, networksOf(networkOf(place)));
      if (!(await countAttempts(app.services.db, attempts, app.services.clock().toISOString()))) return looked;
      looked += 1;
      await app.services.write(null, async (unit) => {
        for (const attempt of attempts) await lockIfDue(unit, attempt);
      });
    }
    return looked;
  }
  /** As strangers would in the end, in the networks that the place lies in. */
  async function lockAround(place: string, user: TestUser): Promise<void> {
    const now = app.services.clock();
    const locked = { account: user.email, failures: 1, locks: 1, last_at: now.toISOString() };
    const locked_until = new Date(now.getTime() + DAY).toISOString();
    for (const network of networksOf(networkOf(place)).slice(1)) {
      await app.services.db
        .insertInto('sign_in_failures')
        .values({ ...locked, network, locked_until })
        .execute();
    }
  }
  const homeOf = (office: string, number: number) =>
    Array.from({ length: 256 }, (_, at) => `2001:db8:${office}:${((number << 8) + at).toString(16)}::1`);

  test('do not lock a new place of the owner with what five homes can guess', async () => {
    const user = await app.addUser();
    for (let time = 0; time < 45; time += 1) {
      await login(`2001:db8:20:${((time % 5) << 8).toString(16)}::${time + 1}`, { ...user, password: 'not this one' });
    }
    expect((await login('2001:db8:20:600::1', user)).status).toBe(200);
  });

  test('do not keep the owner out where the account has signed in before', async () => {
    const user = await app.addUser();
    const [known, elsewhere] = ['2001:db8:24:1::5', '2001:db8:24:2::5'];
    expect(await answerCode(known, user, await login(known, user))).toBe(200);
    await lockAround(known, user);
    expect((await login(elsewhere, user)).status).toBe(401);
    expect((await login('2001:db8:24:1::6', user)).status).toBe(200);
  });

  test('do not keep the owner out where they signed in with a link of the machine', async () => {
    const user = await app.addUser();
    const [known, elsewhere] = ['2001:db8:26:1::5', '2001:db8:26:2::5'];
    const token = /#([\w-]{43})/.exec((await adminSignInLink(app.services, user.email)).join('\n'))?.[1];
    const answer = { token, password: user.password };
    expect((await callFrom(app, known, '/sign-in-links/use/', answer)).status).toBe(200);
    await lockAround(known, user);
    expect((await login(elsewhere, user)).status).toBe(401);
    expect((await login(known, user)).status).toBe(200);
  });

  test('use up their own attempts: not those of other homes, of a known place, or of who has the challenge', async () => {
    const user = await app.addUser();
    const [known, stranger] = ['2001:db8:25:1::5', '2001:db8:25:f00::5'];
    expect(await answerCode(known, user, await login(known, user))).toBe(200);
    const begun = await login(stranger, user);
    const { attempts } = app.services;
    const use = async (number: number) => {
      let used = 0;
      for (const place of homeOf('25', number)) {
        const isCounted = await attempts.count(networksOf(networkOf(place))).then(
          () => true,
          () => false,
        );
        if (!isCounted) return used;
        used += 1;
      }
      return used;
    };
    expect(await use(2)).toBe(240);
    expect((await callFrom(app, stranger, '/login/', { email: 'd@example.org', password: 'x' })).status).toBe(401);
    for (const number of [3, 4, 5]) await use(number);
    expect((await callFrom(app, stranger, '/login/', { email: 'd@example.org', password: 'x' })).status).toBe(429);
    expect(await answerCode(stranger, user, begun)).toBe(200);
    expect((await login(known, user)).status).toBe(200);
  });

  test('have ten times as many guesses as one network within it', async () => {
    expect(await guess('a@example.org', homeOf('21', 1))).toBe(10 * MAX_FAILURES);
    const office = Array.from({ length: 11 }, (_, number) => homeOf('22', number).slice(0, 95)).flat();
    expect(await guess('b@example.org', office)).toBe(100 * MAX_FAILURES);
  });

  test('cannot close it alone, however long one of them keeps at it', async () => {
    const account = 'c@example.org';
    const places = homeOf('23', 1);
    for (let round = 0; round < 12; round += 1) {
      expect(await guess(account, round % 2 === 0 ? places : places.toReversed())).toBe(10 * MAX_FAILURES);
      const { locked_until } = await app.services.db
        .selectFrom('sign_in_failures')
        .select('locked_until')
        .where('account', '=', account)
        .where('network', 'like', '%/56')
        .executeTakeFirstOrThrow();
      app.advance(Date.parse(locked_until ?? '') - app.services.clock().getTime());
    }
    expect(await guess(account, ['2001:db8:23:900::1'])).toBe(1);
  }, 120_000);
});

import { beforeEach, expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { callFrom } from '../../tests/support/signed-in.ts';
import type { TestUser } from '../../tests/support/test-app.ts';
import { spendCode } from './codes.ts';
import { FIRST_LOCK } from './lockout.ts';

const DAY = 24 * 3_600_000;

/** One code of a million is right: with this many guesses a day, one is right in ten thousand days. */
const MAX_GUESSES_A_DAY = 99;

eachDatabase('the second step', behindProxy, (app) => {
  let user: TestUser;
  let places = 0;

  beforeEach(async () => {
    user = await app.addUser();
  });

  /** A network address that has not called yet. */
  const newPlace = () => {
    places += 1;
    return `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`;
  };
  const login = (place: string) => callFrom(app, place, '/login/', { email: user.email, password: user.password });
  const answer = async (place: string, otp: string, challenge?: string) =>
    (await callFrom(app, place, '/verify-otp/', { email: user.email, otp, challenge })).status;
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  /** The next mail with this subject; mails about locks are skipped. */
  async function mailAbout(subject: string): Promise<string> {
    for (;;) {
      const mail = await app.mailbox.take(user.email);
      if (mail.subject === subject) return mail.text ?? '';
    }
  }
  const takeCode = async () => /\b\d{6}\b/.exec(await mailAbout('Your sign-in code'))?.[0] ?? '';
  async function begin(place: string) {
    const { challenge }: { challenge: string } = await (await login(place)).json();
    return { challenge, code: await takeCode() };
  }
  /** Uses up the answers of codes asked for from ever new places, until no more are given out. Answers the wait. */
  async function lock(): Promise<number> {
    for (;;) {
      const place = newPlace();
      const reply = await login(place);
      if (reply.status === 429) return Number(reply.headers.get('retry-after')) * 1000;
      const { challenge } = await reply.json();
      const otp = wrong(await takeCode());
      for (let tries = 0; tries < 5; tries += 1) await answer(newPlace(), otp, challenge);
    }
  }

  const lockShown = async () =>
    (
      await app.services.db
        .selectFrom('users')
        .select('account_locked_until')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
    ).account_locked_until;

  test('is taken from the network of the password, or with the challenge from anywhere', async () => {
    const [home, elsewhere] = [newPlace(), newPlace()];
    const first = await begin(home);
    expect(await answer(elsewhere, first.code)).toBe(401);
    expect(await answer(elsewhere, first.code, 'made up')).toBe(401);
    expect(await answer(home, first.code)).toBe(200);
    const second = await begin(home);
    expect(await answer(elsewhere, second.code, second.challenge)).toBe(200);
  });

  test('is not used up by who has no password, however much they send', async () => {
    const [home, stranger] = [newPlace(), newPlace()];
    const guess = (challenge?: string) =>
      Promise.all(Array.from({ length: 30 }, () => answer(stranger, '000000', challenge)));
    await guess();
    const { code, challenge } = await begin(home);
    await guess();
    await guess('made up');
    const { db } = app.services;
    const counted = await db
      .selectFrom('sign_in_failures')
      .select('network')
      .where('account', '=', user.email)
      .execute();
    expect(counted).toEqual([{ network: 'codes' }]);
    expect(await answer(home, code, challenge)).toBe(200);
  });

  test('is not used up by a neighbour in the network of the password', async () => {
    const home = newPlace();
    for (let time = 0; time < 3; time += 1) {
      const { code } = await begin(home);
      for (let tries = 0; tries < 6; tries += 1) expect(await answer(home, wrong(code))).toBe(401);
      expect(await answer(home, code)).toBe(401);
    }
    const { code, challenge } = await begin(newPlace());
    // Nothing says that an account is locked whose owner signs in.
    expect(await lockShown()).toBeNull();
    expect(await answer(home, code, challenge)).toBe(200);
  });

  test('fewer than a hundred guesses a day could be right, from any number of places', async () => {
    /** Whether the right code would be accepted at this moment. The try is rolled back. */
    async function couldBeRight(otp: string, network: string, challenge: string | undefined): Promise<boolean> {
      const { db, clock, config } = app.services;
      const guess = { userId: user.id, account: user.email, otp, network, challenge };
      const trial = await db.startTransaction().execute();
      const { spent } = await spendCode(trial, guess, clock(), config.secretKey);
      await trial.rollback().execute();
      return spent !== undefined;
    }
    const guesses: number[] = [];
    const now = () => app.services.clock().getTime();
    const end = now() + 3 * DAY;
    while (now() < end) {
      const place = newPlace();
      const reply = await login(place);
      if (reply.status === 429) {
        app.advance(Number(reply.headers.get('retry-after')) * 1000);
        continue;
      }
      const { challenge } = await reply.json();
      const code = await takeCode();
      for (const proof of [challenge, undefined]) {
        while (await couldBeRight(code, place, proof)) {
          guesses.push(now());
          await answer(place, wrong(code), proof);
        }
      }
    }
    const inOneDay = guesses.map((from) => guesses.filter((at) => at >= from && at < from + DAY).length);
    expect(Math.max(...inOneDay)).toBeLessThanOrEqual(MAX_GUESSES_A_DAY);
    expect(guesses.length).toBeGreaterThan(50);
  }, 120_000);

  test('locks for longer each time, also when guesses come at once, and a right code does not shorten it', async () => {
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { challenge, code } = await begin(newPlace());
      await Promise.all(Array.from({ length: 16 }, () => answer(newPlace(), wrong(code), challenge)));
      waits.push(await lock());
      app.advance(waits.at(-1) ?? 0);
      const owner = await begin(newPlace());
      expect(await answer(newPlace(), owner.code, owner.challenge)).toBe(200);
    }
    expect(waits).toEqual([1, 2, 4, 8].map((times) => times * FIRST_LOCK));
  });

  test('when it is locked its owner is told once, and a new password lifts the lock', async () => {
    await lock();
    expect(await lockShown()).toEqual(expect.any(String));
    for (let tries = 0; tries < 3; tries += 1) expect((await login(newPlace())).status).toBe(429);
    const about = 'Too many wrong sign-in codes for your account';
    expect(await mailAbout(about)).toContain('someone knows your password');
    expect((await app.call('POST', '/password-reset/', { email: user.email })).status).toBe(202);
    const token = /token=([\w-]{43})/.exec(await mailAbout('Set a new password'))?.[1];
    const password = 'umusozi w’izuba';
    expect((await app.call('POST', '/password-reset/confirm/', { token, password })).status).toBe(200);
    user = { ...user, password };
    expect((await login(newPlace())).status).toBe(200);
    await mailAbout('Your sign-in code');
    const told = app.mailbox.received.filter(({ to, subject }) => to?.[0]?.address === user.email && subject === about);
    expect(told).toHaveLength(1);
  });

  test('codes that are asked for and not used come to an end', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await login(newPlace())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    app.advance(FIRST_LOCK);
    expect((await login(newPlace())).status).toBe(200);
  });

  test('the code is in the body of the mail, and not in its subject', async () => {
    await login(newPlace());
    const { subject, text } = await app.mailbox.take(user.email);
    expect(subject).toBe('Your sign-in code');
    expect(text).toMatch(/\b\d{6}\b/);
  });
});

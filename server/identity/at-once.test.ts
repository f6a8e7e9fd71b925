import { expect, test } from 'vitest';
import { CODE_TRIES } from '../../domain/sign-in.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { makeCode } from './codes.ts';
import { unlock } from './lockout.ts';

const ROUNDS = Number(process.env.ROUNDS_AT_ONCE ?? 20);
const AT_ONCE = 32;
/** Milliseconds for all the rounds; a slow machine with a real PostgreSQL needs some of them. */
const LONG = 120_000;

eachDatabase('at once, time and again', (app) => {
  const newCode = (userId: number) =>
    app.services.write(null, (unit) => makeCode(unit, userId, '10.0.0.1', app.services.config.secretKey));
  /** Inside the process: the race is in the database, and the network would only make the rounds slower. */
  const answer = async (address: string, body: unknown) =>
    app.app.request(
      '/api/verify-otp/',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { address },
    );
  const answerAll = (round: number, body: unknown) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => answer(`10.0.${round}.1`, body)));

  test(
    'thirty-two right codes begin one session',
    async () => {
      const user = await app.addUser();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { code, challenge } = await newCode(user.id);
        const answers = await answerAll(round, { email: user.email, otp: code, challenge });
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      const sessions = await app.services.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user.id)
        .execute();
      expect(sessions).toHaveLength(ROUNDS);
    },
    LONG,
  );

  test(
    'thirty-two guesses are five counted tries, and then the right code is refused',
    async () => {
      const user = await app.addUser();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { code, challenge } = await newCode(user.id);
        const otp = code === '000000' ? '000001' : '000000';
        const answers = await answerAll(ROUNDS + round, { email: user.email, otp, challenge });
        expect(answers.every(({ status }) => status === 401)).toBe(true);
        const { tries } = await app.services.db
          .selectFrom('code_tries')
          .innerJoin('codes', 'codes.id', 'code_tries.code_id')
          .select('code_tries.tries')
          .where('codes.user_id', '=', user.id)
          .executeTakeFirstOrThrow();
        expect(tries).toBe(CODE_TRIES);
        const late = await answer(`10.0.${ROUNDS + round}.2`, {
          email: user.email,
          otp: code,
          challenge,
        });
        expect(late.status).toBe(401);
        await app.services.write(null, (unit) => unlock(unit, user.id, user.email));
      }
    },
    LONG,
  );

  test(
    'of the last two superusers, each demoting the other, one stays',
    async () => {
      const pair = [await signedIn(app, { isSuperuser: true }), await signedIn(app, { isSuperuser: true })];
      const [one, other] = pair;
      if (!one || !other) throw new Error('There are two');
      const ids = pair.map(({ id }) => id);
      await app.services.db.updateTable('users').set({ is_superuser: false }).where('id', 'not in', ids).execute();
      const demote = (currentUser: typeof one, target: typeof one) => {
        const body = { email: target.email, first_name: 'A', last_name: 'B', is_superuser: false };
        return app.call('PUT', `/update-user/${target.id}/`, body, currentUser.access);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        await app.services.db
          .updateTable('users')
          .set({ is_superuser: true })
          .where('id', 'in', [one.id, other.id])
          .execute();
        const answers = await Promise.all([demote(one, other), demote(other, one)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
        const left = await app.services.db.selectFrom('users').select('id').where('is_superuser', '=', true).execute();
        expect(left).toHaveLength(1);
      }
    },
    LONG,
  );

  test(
    'of two superusers who each step down themselves, one stays',
    async () => {
      const pair = [await signedIn(app, { isSuperuser: true }), await signedIn(app, { isSuperuser: true })];
      const ids = pair.map(({ id }) => id);
      await app.services.db.updateTable('users').set({ is_superuser: false }).where('id', 'not in', ids).execute();
      for (let round = 0; round < ROUNDS; round += 1) {
        await app.services.db.updateTable('users').set({ is_superuser: true }).where('id', 'in', ids).execute();
        const answers = await Promise.all(
          pair.map(({ id, email, access }) => {
            const body = { email, first_name: 'A', last_name: 'B', is_superuser: false };
            return app.call('PUT', `/update-user/${id}/`, body, access);
          }),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      }
    },
    LONG,
  );
});

import { CODE_LIFETIME, CODE_TRIES } from '../../domain/sign-in.ts';
import type { Rows } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { hashCode, hashSecret, randomCode, randomSecret, sameText } from './secrets.ts';

/** Answers without the challenge, from all network addresses together, that one code bears. */
const STRANGERS_TRIES = 50;

interface NewCode {
  code: string;
  challenge: string;
  expiresAt: string;
}

/** Makes a one-time code for the user; an older one no longer counts. */
export async function makeCode({ rows, now }: UnitOfWork, userId: number, secretKey: string): Promise<NewCode> {
  const [code, challenge] = [randomCode(), randomSecret()];
  const expiresAt = new Date(Date.parse(now) + CODE_LIFETIME).toISOString();
  await rows.deleteFrom('codes').where('user_id', '=', userId).execute();
  await rows
    .insertInto('codes')
    .values({
      user_id: userId,
      hash: hashCode(code, userId, secretKey),
      challenge_hash: hashSecret(challenge),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { code, challenge, expiresAt };
}

/** Counts one try, unless this source has none left. One statement, so that answers at once cannot pass the limit. */
async function countTry(rows: Rows, codeId: number, source: string, most: number): Promise<boolean> {
  const counted = await rows
    .insertInto('code_tries')
    .values({ code_id: codeId, source, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code_id', 'source'])
        .doUpdateSet((row) => ({ tries: row('code_tries.tries', '+', 1) }))
        .where('code_tries.tries', '<', most),
    )
    .returning('tries')
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Where the answer comes from. The browser that gave the password proves it with the challenge; anybody else is counted
 * by network address, so that knowing somebody's e-mail address is not enough to use up their tries.
 */
async function mayTry(rows: Rows, codeId: number, challenged: boolean, address: string): Promise<boolean> {
  if (challenged) return countTry(rows, codeId, 'challenge', CODE_TRIES);
  return (
    (await countTry(rows, codeId, `address ${address}`, CODE_TRIES)) &&
    (await countTry(rows, codeId, 'strangers', STRANGERS_TRIES))
  );
}

export interface CodeGuess {
  userId: number;
  otp: string;
  challenge: string | undefined;
  address: string;
}

/** What an answer was right by: the mailed code, or one of the recovery codes in its place. */
export type SpentCode = 'mailed' | 'recovery';

async function recognise(
  rows: Rows,
  guess: CodeGuess,
  hash: string,
  now: string,
  secretKey: string,
): Promise<SpentCode | undefined> {
  if (sameText(hashCode(guess.otp, guess.userId, secretKey), hash)) return 'mailed';
  return (await spendRecoveryCode(rows, guess, now, secretKey)) ? 'recovery' : undefined;
}

/** Counts the try, then checks it. Undefined but for the one right answer in time; the code is used up by it. */
export async function spendCode(
  rows: Rows,
  guess: CodeGuess,
  now: Date,
  secretKey: string,
): Promise<SpentCode | undefined> {
  const moment = now.toISOString();
  const code = await rows
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', guess.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', moment)
    .executeTakeFirst();
  if (!code) return undefined;
  const challenged = guess.challenge !== undefined;
  if (guess.challenge !== undefined && !sameText(hashSecret(guess.challenge), code.challenge_hash)) return undefined;
  if (!(await mayTry(rows, code.id, challenged, guess.address))) return undefined;
  const spent = await recognise(rows, guess, code.hash, moment, secretKey);
  if (!spent) return undefined;
  const { numUpdatedRows } = await rows
    .updateTable('codes')
    .set({ used_at: moment })
    .where('id', '=', code.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? spent : undefined;
}

import type { Selectable } from 'kysely';
import { later } from '../../domain/instant.ts';
import { CODE_LIFETIME, CODE_TRIES } from '../../domain/sign-in.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Attempt, countAttempt, takeBackAttempt } from './lockout.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { type ClientProof, codeAnswerBy } from './second-step.ts';
import { hashCode, hashSecret, randomCode, randomSecret, sameText } from './secrets.ts';

interface NewCode {
  code: string;
  challenge: string;
  expiresAt: string;
}

/** Makes a one-time code for the user, whose password came from this network; an older one no longer counts. */
export async function makeCode(
  { db, now }: UnitOfWork,
  userId: number,
  network: string,
  secretKey: string,
): Promise<NewCode> {
  const [code, challenge] = [randomCode(), randomSecret()];
  const expiresAt = later(now, CODE_LIFETIME);
  await db.deleteFrom('codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('codes')
    .values({
      user_id: userId,
      hash: hashCode(code, userId, secretKey),
      challenge_hash: hashSecret(challenge),
      network,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { code, challenge, expiresAt };
}

/** Counts one try, unless there is none left. One statement, so that answers at once cannot pass the limit. */
async function countTry(db: Database, codeId: number, proof: ClientProof): Promise<boolean> {
  const counted = await db
    .insertInto('code_tries')
    .values({ code_id: codeId, source: proof, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code_id', 'source'])
        .doUpdateSet((row) => ({ tries: row('code_tries.tries', '+', 1) }))
        .where('code_tries.tries', '<', CODE_TRIES),
    )
    .returning('tries')
    .executeTakeFirst();
  return counted !== undefined;
}

export interface CodeGuess {
  userId: number;
  account: string;
  otp: string;
  challenge: string | undefined;
  network: string;
}

/**
 * The proof that the answer comes from the client that gave the password: the challenge, or, without one, the network.
 * Undefined for any other client, whose answers count against nobody and are never right.
 */
function proofOf({ challenge, network }: CodeGuess, code: Selectable<Tables['codes']>): ClientProof | undefined {
  if (challenge === undefined) return network === code.network ? 'network' : undefined;
  return sameText(hashSecret(challenge), code.challenge_hash) ? 'challenge' : undefined;
}

/** The code that was right: the mailed one, or a recovery code in its place. */
export type SpentCode = 'mailed' | 'recovery';

/** The outcome of an answer: the code that was right, or the limit it used up. */
export interface CodeOutcome {
  spent?: SpentCode;
  failed?: Attempt;
}

/** A recovery code is taken with the challenge only: it is no more than the second step of a sign-in. */
async function recognise(
  db: Database,
  guess: CodeGuess,
  { hash, proof }: { hash: string; proof: ClientProof },
  now: string,
  secretKey: string,
): Promise<SpentCode | undefined> {
  if (sameText(hashCode(guess.otp, guess.userId, secretKey), hash)) return 'mailed';
  if (proof !== 'challenge') return undefined;
  return (await spendRecoveryCode(db, guess, now, secretKey)) ? 'recovery' : undefined;
}

/** Counts the try for the code and for the account, then checks it. Right once, in time; the code is used up by it. */
export async function spendCode(db: Database, guess: CodeGuess, now: Date, secretKey: string): Promise<CodeOutcome> {
  const moment = now.toISOString();
  const code = await db
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', guess.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', moment)
    .executeTakeFirst();
  const proof = code && proofOf(guess, code);
  if (!code || !proof || !(await countTry(db, code.id, proof))) return {};
  const attempt = codeAnswerBy(guess.account, proof);
  if (!(await countAttempt(db, attempt, moment))) return { failed: attempt };
  const spent = await recognise(db, guess, { hash: code.hash, proof }, moment, secretKey);
  if (!spent) return { failed: attempt };
  await takeBackAttempt(db, attempt);
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: moment })
    .where('id', '=', code.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { spent } : {};
}

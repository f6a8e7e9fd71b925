import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../domain/sign-in.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Letters and digits that are not mistaken for each other on paper. Ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const randomRecoveryCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it was printed, whatever the letter case, and with or without its hyphen. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '');

const hashRecoveryCode = (code: string, userId: number, secretKey: string) =>
  createHmac('sha256', secretKey)
    .update(`recovery:${userId}:${plain(code)}`)
    .digest('base64url');

const asPrinted = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Makes new codes for the user, `count` of them; those made before no longer count. */
export async function makeRecoveryCodes(
  { db, now }: UnitOfWork,
  userId: number,
  secretKey: string,
  count = RECOVERY_CODES,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomRecoveryCode());
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(
      [...codes].map((code) => ({
        user_id: userId,
        hash: hashRecoveryCode(code, userId, secretKey),
        created_at: now,
        used_at: null,
      })),
    )
    .execute();
  return [...codes].map(asPrinted);
}

/** Uses the code up. False for one that is wrong or was used before. */
export async function spendRecoveryCode(
  db: Database,
  { userId, otp }: { userId: number; otp: string },
  now: string,
  secretKey: string,
): Promise<boolean> {
  if (plain(otp).length !== LENGTH) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(otp, userId, secretKey))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The number of unused codes, and when they were made. */
export async function recoveryCodesOf(db: Database, userId: number) {
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute();
  const left = codes.filter(({ used_at }) => used_at === null).length;
  return { left, created_at: codes[0]?.created_at ?? null };
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../../domain/sign-in.ts';

/** A secret nobody can guess: 256 random bits in 43 characters. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** The stored hash of a random secret. Nobody can guess it, so a plain hash is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const randomCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** A million codes are soon tried: the key, which is not in the database, makes the hash useless without it. */
export const hashCode = (code: string, userId: number, secretKey: string) =>
  createHmac('sha256', secretKey).update(`code:${userId}:${code}`).digest('base64url');

/** A secret derived from another one: the same each time, and useless without the key. */
export const secretAfter = (secret: string, name: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`after:${name}:${secret}`).digest('base64url');

/** Tells an address that was erased when it is met again, and nobody whose it was. */
export const hashErased = (address: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`erased:${address}`).digest('base64url');

/** Compares in a time that does not tell where the texts differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

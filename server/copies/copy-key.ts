import { hash, randomBytes } from 'node:crypto';

/** The organisation’s key for its copies: 32 bytes. Whoever has it and a place can read everything. */
export type CopyKey = Uint8Array;

/** What was typed is no key. The message says where it goes wrong, without the key. */
export class BadCopyKey extends Error {
  override readonly name = 'BadCopyKey';
}

const KEY_BYTES = 32;

/** 32 signs of 5 bits each. Without 0, O, 1 and I, which a reader of handwriting takes for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The key fills 13 groups of 4 signs, and leaves 4 bits for a check of the whole. A fifth sign checks the group. */
const GROUPS = 13;
const SIGNS_IN_GROUP = 4;
/** Signs of a whole key, as it is printed. */
export const SIGNS_IN_KEY = GROUPS * (SIGNS_IN_GROUP + 1);
/** Odd, so that any one sign that is misread gives another check. */
const WEIGHTS = [3, 7, 11, 13];

/** Also depends on the group’s place, so that two groups that change places are found. */
const checkOf = (values: readonly number[], group: number): number =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 5 * (group + 1)) % SIGNS.length;

const lastBits = (key: Uint8Array): number => (hash('sha256', key, 'buffer')[0] ?? 0) >> 4;

export const makeCopyKey = (): CopyKey => randomBytes(KEY_BYTES);

/** The key as it is printed and typed: 13 groups of 5 signs. */
export function printCopyKey(key: CopyKey): string {
  const whole = (BigInt(`0x${Buffer.from(key).toString('hex')}`) << 4n) | BigInt(lastBits(key));
  const values = Array.from({ length: GROUPS * SIGNS_IN_GROUP }, (_, at) =>
    Number((whole >> BigInt(5 * (GROUPS * SIGNS_IN_GROUP - 1 - at))) & 31n),
  );
  return Array.from({ length: GROUPS }, (_, group) => {
    const inGroup = values.slice(group * SIGNS_IN_GROUP, (group + 1) * SIGNS_IN_GROUP);
    return [...inGroup, checkOf(inGroup, group)].map((value) => SIGNS[value]).join('');
  }).join('-');
}

/** Reads a key as somebody types it: small letters, blanks and hyphens are as good. Throws `BadCopyKey`. */
export function readCopyKey(text: string): CopyKey {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const strange = [...typed].find((sign) => !SIGNS.includes(sign));
  if (strange !== undefined)
    throw new BadCopyKey(
      `A key has no ${strange} in it: there are the letters without I and O, and the numbers 2 to 9.`,
    );
  if (typed.length !== SIGNS_IN_KEY)
    throw new BadCopyKey(`A key has ${GROUPS} groups of 5 signs, ${SIGNS_IN_KEY} in all. These are ${typed.length}.`);
  let whole = 0n;
  for (let group = 0; group < GROUPS; group += 1) {
    const signs = typed.slice(group * (SIGNS_IN_GROUP + 1), (group + 1) * (SIGNS_IN_GROUP + 1));
    const values = [...signs].map((sign) => SIGNS.indexOf(sign));
    if (checkOf(values, group) !== values[SIGNS_IN_GROUP])
      throw new BadCopyKey(`Group ${group + 1} of the key is misread.`);
    for (const value of values.slice(0, SIGNS_IN_GROUP)) whole = (whole << 5n) | BigInt(value);
  }
  const key = Buffer.from((whole >> 4n).toString(16).padStart(2 * KEY_BYTES, '0'), 'hex');
  if (lastBits(key) !== Number(whole & 15n)) throw new BadCopyKey('This is no key of copies: a sign of it is misread.');
  return key;
}

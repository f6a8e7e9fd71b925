import { describe, expect, test } from 'vitest';
import { BadCopyKey, makeCopyKey, printCopyKey, readCopyKey } from './copy-key.ts';
import { BadSeal, seal, unseal } from './sealed.ts';

/** A key with every kind of byte. */
const key = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 255) % 256));
const printed = printCopyKey(key);

describe('the key of the copies on paper', () => {
  test('is read back, however it is typed', () => {
    expect(printed).toMatch(/^([2-9A-HJ-NP-Z]{5}-){12}[2-9A-HJ-NP-Z]{5}$/);
    for (const text of [
      printed,
      printed.toLowerCase(),
      printed.replaceAll('-', ' '),
      ` ${printed.replaceAll('-', '')}\n`,
    ])
      expect(Buffer.from(readCopyKey(text))).toEqual(key);
    for (const extreme of [Buffer.alloc(32), Buffer.alloc(32, 255), makeCopyKey()])
      expect(Buffer.from(readCopyKey(printCopyKey(extreme)))).toEqual(Buffer.from(extreme));
  });

  test('any one sign that is misread is found, with its group', () => {
    for (const [at, right] of [...printed].entries()) {
      if (right === '-') continue;
      for (const sign of '23456789ABCDEFGHJKLMNPQRSTUVWXYZ') {
        if (sign === right) continue;
        const misread = `${printed.slice(0, at)}${sign}${printed.slice(at + 1)}`;
        expect(() => readCopyKey(misread)).toThrow(`Group ${Math.floor(at / 6) + 1} of the key is misread`);
      }
    }
  });

  test('two groups that changed places, a group too few, and signs that no key has are said', () => {
    const [one, two, ...rest] = printed.split('-');
    expect(() => readCopyKey([two, one, ...rest].join('-'))).toThrow(BadCopyKey);
    expect(() => readCopyKey([one, ...rest].join('-'))).toThrow('13 groups of 5 signs, 65 in all. These are 60.');
    expect(() => readCopyKey(printed.replace(/^./, 'O'))).toThrow('A key has no O in it');
    expect(() => readCopyKey('')).toThrow(BadCopyKey);
  });

  test('no message holds the key', () => {
    try {
      readCopyKey(`${printed}A`);
    } catch (error) {
      expect(String(error)).not.toContain(printed.slice(0, 5));
    }
  });
});

describe('what is sealed', () => {
  const bytes = Buffer.from('the pledge of a giver');

  test('is opened with its key and under its name alone, and is sealed the same way each time', () => {
    const sealed = seal(bytes, 'files/one', key);
    expect(unseal(sealed, 'files/one', key)).toEqual(bytes);
    expect(seal(bytes, 'files/one', key)).toEqual(sealed);
    expect(seal(bytes, 'files/two', key)).not.toEqual(sealed);
    expect(() => unseal(sealed, 'files/two', key)).toThrow(BadSeal);
    expect(() => unseal(sealed, 'files/one', makeCopyKey())).toThrow(BadSeal);
  });

  test('is found to be damaged, whichever bit changes, and wherever it ends', () => {
    const sealed = seal(bytes, 'files/one', key);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const damaged = Buffer.from(sealed);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => unseal(damaged, 'files/one', key)).toThrow(BadSeal);
    }
    for (let end = 0; end < sealed.length; end += 1)
      expect(() => unseal(sealed.subarray(0, end), 'files/one', key)).toThrow(BadSeal);
  });
});

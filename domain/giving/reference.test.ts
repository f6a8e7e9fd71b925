import { expect, test } from 'vitest';
import { isThorough } from '../../tests/support/thorough.ts';
import { nearReferencesIn, pledgeOfReference, referenceOf, referencesIn } from './reference.ts';

const LETTERS = '34679ACDEFGHJKMNPQRTWXY';

/** References that are made: a million where the sweeps run whole. */
const MANY = isThorough ? 1_000_000 : 100_000;

test(`no two of ${MANY} are alike, and each leads back to its pledge`, { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  let lost = 0;
  for (let id = 1; id <= MANY; id += 1) {
    const reference = referenceOf(id);
    seen.add(reference);
    if (pledgeOfReference(reference.toLowerCase()) !== id) lost += 1;
  }
  expect(seen.size).toBe(MANY);
  expect(lost).toBe(0);
});

test('one mistyped character, and two that changed places, are always noticed', { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  const expectNoticed = (typed: string) => {
    if (pledgeOfReference(typed) !== undefined) wrong.push(typed);
  };
  for (let id = 1; id <= MANY; id += 1) {
    const reference = referenceOf(id).replace('-', '');
    // Every mistake in the first two hundred, and one at each place in all others.
    for (const [place, character] of [...reference].entries()) {
      const at = LETTERS.indexOf(character);
      const steps = id <= 200 ? LETTERS.length - 1 : 1;
      for (let step = 1; step <= steps; step += 1) {
        const other = LETTERS[(at + (steps === 1 ? 1 + ((id + place) % (LETTERS.length - 1)) : step)) % LETTERS.length];
        expectNoticed(reference.slice(0, place) + other + reference.slice(place + 1));
      }
      const next = reference[place + 1];
      if (id > 200 || next === undefined || next === character) continue;
      expectNoticed(reference.slice(0, place) + next + character + reference.slice(place + 2));
    }
  }
  expect(wrong).toEqual([]);
});

test('is found in the text of a payment, also with one character mistyped', () => {
  const reference = referenceOf(77);
  expect(referencesIn(`Gift ${reference.replace('-', ' ')}, thank you`)).toEqual([77]);
  const mistyped = `O${reference.slice(1)}`;
  expect(referencesIn(mistyped)).toEqual([]);
  expect(nearReferencesIn(mistyped)).toContain(77);
});

import { expect, test } from 'vitest';
import { slugField } from './fields/slug.ts';
import { MAX_SLUG_LENGTH, slugOf } from './slug.ts';

test.each([
  ['A step forward, together!', 'a-step-forward-together'],
  ['  Maïs & haricots — 100%  ', 'mais-haricots-100'],
  ['already-a-slug', 'already-a-slug'],
  ['--- ---', ''],
  ['مرحبا', ''],
  ['Un cœur, l’été : Noël', 'un-coeur-lete-noel'],
  ['Umunsi w’igiti n’amazi', 'umunsi-wigiti-namazi'],
  ['Musanze–Kigali 2020‑2026', 'musanze-kigali-2020-2026'],
  ['🌱🌱', ''],
  ['合作社的新年', ''],
  ['İstanbul', 'istanbul'],
  // Ends with a whole word; a word that is too long by itself is cut.
  ['abc '.repeat(60), `${'abc-'.repeat(24)}abc`],
  [`${'a'.repeat(50)} ${'b'.repeat(49)} c`, `${'a'.repeat(50)}-${'b'.repeat(49)}`],
  ['a'.repeat(120), 'a'.repeat(100)],
])('%j is called %j in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  expect(slugField.safeParse(slug).success).toBe(true);
});

test.each(['Capital', 'a b', 'a--b', '-a', 'a-', 'é', '../x'])('%j is no slug', (slug) => {
  expect(slugField.safeParse(slug).success).toBe(false);
});

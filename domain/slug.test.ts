import { expect, test } from 'vitest';
import { MAX_SLUG_LENGTH, slugField, slugOf } from './slug.ts';

test.each([
  ['A step forward, together!', 'a-step-forward-together'],
  ['  Maïs & haricots — 100%  ', 'mais-haricots-100'],
  ['already-a-slug', 'already-a-slug'],
  ['--- ---', ''],
  ['مرحبا', ''],
  ['ab '.repeat(60), `${'ab-'.repeat(33)}a`],
])('%j is called %j in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  expect(slugField.safeParse(slug).success).toBe(true);
});

test.each(['Capital', 'a b', 'a--b', '-a', 'a-', 'é', '../x'])('%j is no slug', (slug) => {
  expect(slugField.safeParse(slug).success).toBe(false);
});

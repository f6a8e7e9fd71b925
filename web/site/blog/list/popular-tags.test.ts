import { expect, test } from 'vitest';
import { popularTags } from './load.ts';

test('the names most is written about come first, each once, and none that nobody used', () => {
  const categories = [
    { name: 'Training', post_count: 2 },
    { name: 'Seeds', post_count: 0 },
    { name: 'Fair trade', post_count: 5 },
    { name: 'Training', post_count: 1 },
    { name: 'Savings', post_count: 1 },
  ];
  expect(popularTags(categories, 6)).toEqual(['Fair trade', 'Training', 'Savings']);
  expect(popularTags(categories, 1)).toEqual(['Fair trade']);
});

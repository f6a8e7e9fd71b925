import { expect, test } from 'vitest';
import { categoryOptions } from './filters.ts';

test('the categories there are come first, then the fixed ones, none twice', () => {
  expect(categoryOptions(['Farming', 'design']).map(({ label }) => label)).toEqual([
    'All Categories',
    'Farming',
    'design',
    'Technology',
    'Marketing',
    'Business',
    'Tutorials',
  ]);
});

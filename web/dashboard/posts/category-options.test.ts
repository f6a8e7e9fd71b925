import { expect, test } from 'vitest';
import { categoryOptions } from './category-options.ts';

test('the categories there are come first, then the fixed ones, none twice', () => {
  expect(categoryOptions(['Farming', 'design']).map(({ label }) => label)).toEqual([
    'Farming',
    'design',
    'Technology',
    'Marketing',
    'Business',
    'Tutorials',
  ]);
});

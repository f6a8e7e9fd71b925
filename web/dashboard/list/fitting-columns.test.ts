import { expect, test } from 'vitest';
import { leftOutFirst } from './fitting-columns.ts';

test('details are left out first, then the others from the right; the name and states never', () => {
  const columns = [
    { name: 'payer' },
    { name: 'amount' },
    { name: 'source', worth: 'detail' as const },
    { name: 'state', worth: 'state' as const },
    { name: 'day' },
  ];
  expect(leftOutFirst(columns)).toEqual(['source', 'day', 'amount']);
});

import { expect, test } from 'vitest';
import { correctProblemsFirst } from '../words/rw/dashboard.ts';

test('Kinyarwanda counts one row in the singular', () => {
  expect(correctProblemsFirst(1)).toMatch(/^Umurongo 1 ntushobora /);
});

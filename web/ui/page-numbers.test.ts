import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('shows all pages of a short list', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
});

test('shows five at most, with the current one in the middle as far as the ends allow', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(5, 9)).toEqual([3, 4, 5, 6, 7]);
  expect(pageNumbers(8, 9)).toEqual([5, 6, 7, 8, 9]);
  expect(pageNumbers(9, 9)).toEqual([5, 6, 7, 8, 9]);
});

import { expect, test } from 'vitest';
import { pageWindow } from './Pager.tsx';

test('shows the ends and two on either side of the current one', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 9]);
  expect(pageWindow(5, 9)).toEqual([1, 3, 4, 5, 6, 7, 9]);
  expect(pageWindow(9, 9)).toEqual([1, 7, 8, 9]);
});

import { expect, test } from 'vitest';
import { fetchPart, pageCount, pageIn, pageSteps, shownRange } from './paging.ts';

test('an address that says nothing sensible means the first page', () => {
  const pages = ['', 'page=3', 'page=0', 'page=-2', 'page=1.5', 'page=two', 'page=99999999'].map((query) =>
    pageIn(new URLSearchParams(query)),
  );
  expect(pages).toEqual([1, 3, 1, 1, 1, 1, 1]);
});

test('the first and the last page can always be reached', () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(2, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageSteps(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pageSteps(1, 40)).toEqual([1, 2, 3, 4, 5, null, 40]);
  expect(pageSteps(20, 40)).toEqual([1, null, 18, 19, 20, 21, 22, null, 40]);
});

test('the last page ends where the list ends', () => {
  expect(shownRange(1, 8, 17)).toEqual({ from: 1, to: 8 });
  expect(shownRange(3, 8, 17)).toEqual({ from: 17, to: 17 });
  expect([0, 8, 9].map((count) => pageCount(count, 8))).toEqual([1, 1, 2]);
});

test('past the last page it is the last that comes', async () => {
  const list = [1, 2, 3, 4, 5];
  const fetchPage = async (page: number) => ({ count: list.length, results: list.slice((page - 1) * 2, page * 2) });
  expect(await fetchPart(2, 2, fetchPage)).toEqual({ page: 2, count: 5, items: [3, 4] });
  expect(await fetchPart(40, 2, fetchPage)).toEqual({ page: 3, count: 5, items: [5] });
});

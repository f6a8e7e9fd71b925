import { expect, test } from 'vitest';
import { type ListQuery, MAX_STAFF_LIST, type Page } from '../../../domain/listing.ts';
import { loadPart, loadWhole, orderingOf } from './list-parts.ts';

/** A list of so many rows as the API answers it, and what it was asked. */
function listOf(length: number) {
  const asked: ListQuery[] = [];
  const all = Array.from({ length }, (_, id) => ({ id }));
  async function load(query: ListQuery): Promise<{ id: number }[] | Page<{ id: number }>> {
    asked.push(query);
    const { page, page_size } = query;
    if (page === undefined || page_size === undefined) return all.slice(0, MAX_STAFF_LIST);
    const results = all.slice((page - 1) * page_size, page * page_size);
    return { count: length, next: null, previous: null, results };
  }
  return { load, asked };
}

test('a list that is short enough is loaded whole, with one call', async () => {
  const { load, asked } = listOf(12);
  expect((await loadWhole(load, undefined)).rows).toHaveLength(12);
  expect(asked).toEqual([{}]);
});

test('a list of exactly the largest length is still held whole', async () => {
  const { load } = listOf(MAX_STAFF_LIST);
  expect((await loadWhole(load, undefined)).rows).toHaveLength(MAX_STAFF_LIST);
});

test('of a longer list only the number is kept, and asked for when it may have changed', async () => {
  const { load, asked } = listOf(MAX_STAFF_LIST + 5);
  const whole = await loadWhole(load, undefined);
  expect(whole).toEqual({ count: MAX_STAFF_LIST + 5 });
  asked.length = 0;
  expect(await loadWhole(load, whole)).toEqual(whole);
  expect(asked).toEqual([{ page: 1, page_size: 1 }]);
});

test('a list that became short again is loaded whole', async () => {
  const { load } = listOf(7);
  expect((await loadWhole(load, { count: 2001 })).rows).toHaveLength(7);
});

test('a page beyond the end is the last one', async () => {
  const { load } = listOf(9);
  expect((await loadPart(load, 7, 4)).results).toEqual([{ id: 8 }]);
  expect((await loadPart(load, 2, 4)).results).toHaveLength(4);
});

test('sorting by a column is the ordering that the call knows', () => {
  const known = { title: 'title', status: '-is_active' };
  expect(orderingOf({ column: 'title', descending: true }, known)).toBe('-title');
  expect(orderingOf({ column: 'status', descending: true }, known)).toBe('is_active');
  expect(orderingOf({ column: 'status', descending: false }, known)).toBe('-is_active');
  expect(orderingOf({ column: 'photo', descending: false }, known)).toBeUndefined();
});

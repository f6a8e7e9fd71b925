import { expect, test } from 'vitest';
import { authorOf, categoryOf } from './byline.ts';

const named = (first_name: string, last_name: string, username: string) => ({
  author_details: { first_name, last_name, username },
});

test('an author is named as well as is known', () => {
  expect(authorOf(named('Test', 'Writer', 'tw'))).toBe('Test Writer');
  expect(authorOf(named('', 'Writer', 'tw'))).toBe('Writer');
  expect(authorOf(named('', '', 'tw'))).toBe('tw');
  expect(authorOf(named('', '', ''))).toBe('Anonymous');
  expect(authorOf({ author_details: null })).toBe('Anonymous');
});

test('a post without a category says so', () => {
  expect(categoryOf({ category_details: { id: 1, name: 'Training' } })).toBe('Training');
  expect(categoryOf({ category_details: null })).toBe('Uncategorized');
});

import { expect, test } from 'vitest';
import { permissionDifferences } from './permission-differences.ts';

test('a change of permissions is told by what was added and what was taken away', () => {
  const change = { field: 'Permissions', before: 'posts.view, posts.edit', after: 'audit.view, posts.view' };
  expect(permissionDifferences(change)).toEqual({ added: ['Audit log: view'], removed: ['Blog posts: edit'] });
  expect(permissionDifferences({ ...change, before: null })?.added).toEqual(['Audit log: view', 'Blog posts: view']);
});

test('any other change is none of permissions', () => {
  expect(permissionDifferences({ field: 'Name', before: 'Events', after: 'Gatherings' })).toBeUndefined();
  expect(permissionDifferences({ field: 'Name', before: null, after: null })).toBeUndefined();
});

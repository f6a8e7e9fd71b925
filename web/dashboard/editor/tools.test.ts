import { expect, test } from 'vitest';
import { rowsOfTools, toolGroups } from './tools.ts';

const all = toolGroups.flat();

test('on a phone the pictures and the most used stay in sight, in the order of the toolbar', () => {
  const { first, rest } = rowsOfTools(all, 6);
  expect(first).toEqual([['heading'], ['bold'], ['list'], ['link', 'addPhotographs', 'picture']]);
  expect(rest.flat()).toHaveLength(all.length - 6);
});

test('where there is room for all, nothing is behind the button', () =>
  expect(rowsOfTools(all, all.length)).toEqual({ first: toolGroups, rest: [] }));

test('what one may not use takes no place', () => {
  const there = all.filter((name) => name !== 'picture' && name !== 'addPhotographs');
  expect(rowsOfTools(there, 4).first.flat()).toEqual(['heading', 'bold', 'list', 'link']);
});

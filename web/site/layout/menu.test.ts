import { expect, test } from 'vitest';
import { isCurrent } from './menu.ts';

test.each([
  ['/Events', '/Events'],
  ['/Events', '/events/'],
  ['/', '/'],
])('%s is the page at %s', (address, path) => {
  expect(isCurrent(address, path)).toBe(true);
});

test.each([
  ['/Events', '/EventDetails/3'],
  ['/', '/Events'],
])('%s is not the page at %s', (address, path) => {
  expect(isCurrent(address, path)).toBe(false);
});

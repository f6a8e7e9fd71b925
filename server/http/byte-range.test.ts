import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-1000', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('of 100 bytes %s asks for %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

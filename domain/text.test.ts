import { expect, test } from 'vitest';
import { cut } from './text.ts';

test('a text that is too long ends with a whole word and an ellipsis', () => {
  expect(cut('Every member saves', 18)).toBe('Every member saves');
  expect(cut('Every member saves each week', 20)).toBe('Every member saves…');
  expect(cut('Every member saves each week', 18)).toBe('Every member saves…');
  expect(cut('Every member saves each week', 17)).toBe('Every member…');
});

test('what has no words to end with is cut where it is full, and no emoji in two', () => {
  expect(cut('https://example.org/a-long-address', 10)).toBe('https://ex…');
  expect(cut('See https://example.org/a-long-address', 12)).toBe('See https://…');
  expect(cut('🌱🌱🌱🌱', 3)).toBe('🌱🌱🌱…');
});

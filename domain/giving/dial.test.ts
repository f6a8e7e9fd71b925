import { expect, test } from 'vitest';
import { dialLink, dialledCode } from './dial.ts';

test('a telephone dials the code with the whole amount', () => {
  expect(dialledCode('*182*8*1*123456*{amount}#', { amount: 5000, currency: 'RWF' })).toBe('*182*8*1*123456*5000#');
  expect(dialledCode('*334*{amount}#', { amount: 150_000, currency: 'KES' })).toBe('*334*1500#');
  expect(dialledCode('*182*8*1*123456#', { amount: 1250, currency: 'USD' })).toBe('*182*8*1*123456#');
});

test('nothing is dialled where there is no code, or where the amount has a fraction', () => {
  expect(dialledCode('', { amount: 5000, currency: 'RWF' })).toBeUndefined();
  expect(dialledCode('*334*{amount}#', { amount: 1250, currency: 'KES' })).toBeUndefined();
});

test('the link holds the whole code', () => {
  const link = new URL(dialLink('*182*8*1*123456*5000#'));
  expect(link.hash).toBe('');
  expect(decodeURIComponent(link.pathname)).toBe('*182*8*1*123456*5000#');
});

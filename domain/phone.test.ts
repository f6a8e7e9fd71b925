import { expect, test } from 'vitest';
import { phoneDigits, phoneLine, phoneNumber, phonePattern } from './phone.ts';

test.each([
  ['0788 111 222', '250788111222'],
  ['+250 788-111-222', '250788111222'],
  ['00250788111222', '250788111222'],
  ['(0788) 111.222', '250788111222'],
  ['250788111222', '250788111222'],
  ['+44 20 7946 0958', '442079460958'],
  [' +1/415/555/2671 ', '14155552671'],
  ['788 111 222', '250788111222'],
  ['+250 (0) 788 111 222', '250788111222'],
])('%s can be dialled', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ...[
    '',
    'ask my sister',
    '112',
    '0788 111 222 or 0788 333 444',
    '+0788111222',
    '1234567890123456',
    '0788 111 22',
    '+250 788 111 2223',
  ],
  ...['0788111222;ext=1', 'javascript:alert(1)', '٠٧٨٨١١١٢٢٢'],
])('%j is no number that can be dialled', (phone) => {
  expect(phoneDigits(phone)).toBeUndefined();
});

test.each(['0788 111 222', '250788111222', '+250 788 111 222', '00250 788-111-222', '788111222'])(
  '%s is the one number',
  (phone) => {
    expect(phoneNumber(phone)).toBe('+250788111222');
    expect(phone).toMatch(new RegExp(phonePattern));
  },
);

test('a number loses what nobody sees in it, and keeps how it was written', () => {
  expect(phoneLine(40).parse('\u202a+250\u00a0788\u2011111\u2011222\u202c')).toBe('+250 788-111-222');
  expect(phoneLine(40).parse('\u200f')).toBe('');
  expect(phoneLine(40).parse(undefined)).toBe('');
});

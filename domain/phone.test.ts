import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPhoneNumber, phoneDigits, phoneLine, phoneNumber, phonePattern } from './phone.ts';

/** Each line is a spelling, and the one form of that number. */
const spellings = readFileSync(new URL('../tests/cases/people/telephones.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','));

test.each(spellings)('“%s” is %s, and can be dialled', (written = '', number = '') => {
  expect(phoneNumber(written)).toBe(number);
  expect(phoneDigits(written)).toBe(number.slice(1));
  expect(written).toMatch(new RegExp(phonePattern));
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
    '+250 +788 111 222',
    '788 111 222 (+250)',
    '+250 788 111 2223',
  ],
  ...['0788111222;ext=1', 'javascript:alert(1)', '٠٧٨٨١١١٢٢٢'],
])('%j is no number that can be dialled', (phone) => {
  expect(phoneDigits(phone)).toBeUndefined();
});

test('a number loses what nobody sees in it, and keeps how it was written', () => {
  expect(phoneLine(40).parse('\u202a+250\u00a0788\u2011111\u2011222\u202c')).toBe('+250 788-111-222');
  expect(phoneLine(40).parse('\u200f')).toBe('');
  expect(phoneLine(40).parse(undefined)).toBe('');
});

test('only a whole number is a telephone number', () => {
  for (const whole of ['+250788111222', '+442079460958', '+14155552671']) expect(isPhoneNumber(whole)).toBe(true);
  for (const part of ['+', '+2', '+250', '+25078811122', '+2507881112223', '+078811122', '+1415555', '250788111222'])
    expect(isPhoneNumber(part)).toBe(false);
});

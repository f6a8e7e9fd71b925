import { expect, test } from 'vitest';
import { isOverdue } from './donation-interest.ts';
import { phoneDigits } from './enquiry.ts';

test.each([
  ['0788 111 222', '250788111222'],
  ['+250 788-111-222', '250788111222'],
  ['00250788111222', '250788111222'],
  ['(0788) 111.222', '250788111222'],
  ['250788111222', '250788111222'],
  ['+44 20 7946 0958', '442079460958'],
  [' +1/415/555/2671 ', '14155552671'],
])('%s can be dialled', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ...['', 'ask my sister', '112', '0788 111 222 or 0788 333 444', '+0788111222', '1234567890123456'],
  ...['0788111222;ext=1', 'javascript:alert(1)', '٠٧٨٨١١١٢٢٢'],
])('%j is no number that can be dialled', (phone) => {
  expect(phoneDigits(phone)).toBeUndefined();
});

test('overdue is what should have happened before today, unless the gift has come', () => {
  const today = '2026-11-20';
  expect(isOverdue({ status: 'new', next_action_on: '2026-11-19' }, today)).toBe(true);
  expect(isOverdue({ status: 'declined', next_action_on: '2026-11-19' }, today)).toBe(true);
  expect(isOverdue({ status: 'new', next_action_on: '2026-11-20' }, today)).toBe(false);
  expect(isOverdue({ status: 'donated', next_action_on: '2026-11-19' }, today)).toBe(false);
  expect(isOverdue({ status: 'new', next_action_on: null }, today)).toBe(false);
});

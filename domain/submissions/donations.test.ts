import { expect, test } from 'vitest';
import { isOverdue } from './donations.ts';

test('overdue is what should have happened before today, unless the gift has come', () => {
  const today = '2026-11-20';
  expect(isOverdue({ status: 'new', next_action_on: '2026-11-19' }, today)).toBe(true);
  expect(isOverdue({ status: 'declined', next_action_on: '2026-11-19' }, today)).toBe(true);
  expect(isOverdue({ status: 'new', next_action_on: '2026-11-20' }, today)).toBe(false);
  expect(isOverdue({ status: 'donated', next_action_on: '2026-11-19' }, today)).toBe(false);
  expect(isOverdue({ status: 'new', next_action_on: null }, today)).toBe(false);
});

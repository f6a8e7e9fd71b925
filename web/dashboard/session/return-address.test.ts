import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test('leads back to the screen somebody was sent from', () => {
  const from = '/dashboard/addAnnouncement?search=market&page=2';
  expect(returnAddress({ from })).toBe(from);
});

test('leads to the overview when there is nothing to return to, or nothing of the dashboard', () => {
  for (const state of [
    null,
    undefined,
    {},
    { from: 3 },
    { from: 'https://example.org/' },
    { from: '//example.org' },
    { from: '/donate' },
  ]) {
    expect(returnAddress(state)).toBe('/dashboard/adminDashboard');
  }
});

import { expect, test } from 'vitest';
import { recentYears } from './recent-years.ts';

test('receipts are filtered by the years that the clocks of the site show', () => {
  const lastEvening = new Date('2026-12-31T22:30:00.000Z');
  expect(recentYears(lastEvening, 'Africa/Kigali').slice(0, 2)).toEqual(['2027', '2026']);
  expect(recentYears(lastEvening, 'Europe/London').slice(0, 2)).toEqual(['2026', '2025']);
});

import { expect, test } from 'vitest';
import { keptDays } from './kept-days.ts';

const DAY = 24 * 3_600_000;

/** Backs up on each of so many days after that one, and each time forgets what is not kept. */
function after(first: string, days: number, daily: number) {
  let kept = new Map<string, string>();
  for (let day = 0; day < days; day += 1) {
    const today = new Date(Date.parse(first) + day * DAY).toISOString().slice(0, 10);
    kept = keptDays([...kept.keys(), today], daily);
  }
  return kept;
}

test('seven days, the last of four weeks and of six months are kept, the newest first', () => {
  expect([...after('2026-01-01', 332, 7)]).toEqual([
    ['2026-11-28', 'daily'],
    ['2026-11-27', 'daily'],
    ['2026-11-26', 'daily'],
    ['2026-11-25', 'daily'],
    ['2026-11-24', 'daily'],
    ['2026-11-23', 'daily'],
    ['2026-11-22', 'daily'],
    ['2026-11-15', 'weekly'],
    ['2026-11-08', 'weekly'],
    ['2026-10-31', 'monthly'],
    ['2026-09-30', 'monthly'],
    ['2026-08-31', 'monthly'],
    ['2026-07-31', 'monthly'],
    ['2026-06-30', 'monthly'],
  ]);
});

test('never is one kept for more than six months, and never are there more than seventeen', () => {
  for (let days = 400; days < 800; days += 1) {
    const kept = [...after('2024-01-01', days, 7).keys()];
    expect(kept.length).toBeLessThanOrEqual(17);
    const [newest = ''] = kept;
    const sixMonthsOn = new Date(`${kept.at(-1)}T00:00:00Z`);
    sixMonthsOn.setUTCMonth(sixMonthsOn.getUTCMonth() + 6);
    expect(sixMonthsOn.toISOString() > newest).toBe(true);
  }
});

test('a site that was off keeps what it has: weeks and months without a backup do not count', () => {
  expect([...keptDays(['2026-11-20', '2026-11-19', '2026-03-02', '2025-12-30'], 1)]).toEqual([
    ['2026-11-20', 'daily'],
    ['2026-03-02', 'weekly'],
    ['2025-12-30', 'weekly'],
  ]);
});

import { describe, expect, test } from 'vitest';
import type { ReportLine } from '../../../domain/giving/report.ts';
import { lineLabel, partsByCurrency, shortLineLabel } from './parts.ts';

const line = (it: Partial<ReportLine>): ReportLine => ({
  key: '2026-11',
  label: '2026-11',
  currency: 'RWF',
  pledged: 0,
  received: 0,
  outstanding: 0,
  ...it,
});

describe('the report', () => {
  test('adds up each currency by itself', () => {
    const parts = partsByCurrency([
      line({ currency: 'USD', pledged: 500, received: 200, outstanding: 300 }),
      line({ pledged: 1000, received: 1000 }),
      line({ key: '2026-10', pledged: 3000, received: 0, outstanding: 3000 }),
    ]);
    expect(parts.map(({ currency, lines, total }) => [currency, lines.length, total])).toEqual([
      ['RWF', 2, { pledged: 4000, received: 1000, outstanding: 3000 }],
      ['USD', 1, { pledged: 500, received: 200, outstanding: 300 }],
    ]);
    expect(partsByCurrency([])).toEqual([]);
  });

  test('names months and projects, and gifts for no project', () => {
    expect(lineLabel(line({}), 'month')).toBe('November 2026');
    expect(shortLineLabel(line({}), 'month')).toBe('Nov 2026');
    expect(lineLabel(line({ key: '3', label: 'Water tank' }), 'project')).toBe('Water tank');
    expect(lineLabel(line({ key: '', label: '' }), 'project')).toBe('Where it is needed most');
  });
});

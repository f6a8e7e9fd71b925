import { describe, expect, test } from 'vitest';
import { meaningOf, missingIn, pointedAt, wholeColumns } from './pointing.ts';

const columns = { day: 0, amount: 2, payer_name: 3, date_order: 'dmy', decimal: '.', first_row: 1 } as const;

describe('pointing at the columns of a statement', () => {
  test('a column holds one thing, and a thing stands in one column', () => {
    expect(meaningOf(columns, 2)).toBe('amount');
    expect(meaningOf(columns, 1)).toBeUndefined();
    const moved = pointedAt(columns, 1, 'payer_name');
    expect([meaningOf(moved, 1), meaningOf(moved, 3)]).toEqual(['payer_name', undefined]);
    expect(pointedAt(columns, 3, 'reference')).toMatchObject({ reference: 3 });
    expect(pointedAt(columns, 3, 'reference')).not.toHaveProperty('payer_name');
    expect(pointedAt(columns, 3, undefined)).not.toHaveProperty('payer_name');
  });

  test('amounts stand in one column, or in one for what came in and one for what went out', () => {
    const split = pointedAt(pointedAt(columns, 4, 'credit'), 5, 'debit');
    expect(split).toMatchObject({ credit: 4, debit: 5 });
    expect(split).not.toHaveProperty('amount');
    const one = pointedAt(split, 2, 'amount');
    expect(one).toMatchObject({ amount: 2 });
    expect(one).not.toHaveProperty('credit');
    expect(one).not.toHaveProperty('debit');
  });

  test('a file is read once the day and the amount are pointed at', () => {
    expect(missingIn({})).toBe('day');
    expect(missingIn({ day: 0 })).toBe('amount');
    expect(missingIn({ day: 0, debit: 1 })).toBeUndefined();
    expect(wholeColumns({ day: 0 }, 0)).toBeUndefined();
    expect(wholeColumns({ day: 0, amount: 1 }, 2)).toEqual({
      day: 0,
      amount: 1,
      date_order: 'dmy',
      decimal: '.',
      first_row: 3,
    });
  });
});

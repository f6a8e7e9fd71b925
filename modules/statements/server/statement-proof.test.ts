import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnKinds, statementColumns } from '../domain/statement-columns.ts';
import { readStatementTable, type StatementTask } from './statement-reading.ts';

const task: StatementTask = {
  ...{ currency: 'RWF', today: '2026-12-31', asked: undefined, kept: undefined },
  ...{ leftOut: [], lastPledge: 0, names: [] },
};

const read = (rows: string[][], more: Partial<StatementTask> = {}) =>
  readStatementTable({ rows }, { ...task, ...more });

const table = (...lines: string[]) => lines.map((line) => line.split(','));

describe('the proof of a reading', () => {
  const heading = 'Date,Text,Amount,Balance';

  test('rows stand with the oldest first, or with the newest', () => {
    const lines = ['01/11/2026,a,500,1500', '02/11/2026,b,-200,1300', '03/11/2026,c,300,1600'];
    for (const rows of [lines, lines.toReversed()]) {
      const { about, entries } = read(table(heading, ...rows));
      expect([about.notes.includes('balance_proved'), about.problems.count]).toEqual([true, 0]);
      expect(entries).toHaveLength(3);
    }
  });

  test('a sign that is not read is contradicted, also where nobody points at the balance', () => {
    const rows = table(heading, '01/11/2026,a,500,1500', '02/11/2026,b,200,1300', '03/11/2026,c,300,1600');
    const asked = { day: 0, amount: 2, date_order: 'dmy', decimal: '.', first_row: 1 } as const;
    expect(read(rows, { asked }).about.problems.first.map(({ row }) => row)).toEqual([3]);
  });

  test('leaving the row out does not make the reading right', () => {
    const rows = table(heading, '01/11/2026,a,500,1500', '02/11/2026,b,200,1300', '03/11/2026,c,300,1600');
    expect(read(rows, { leftOut: [3] }).about.problems.first.map(({ row }) => row)).toEqual([3]);
  });

  test('a row that moved nothing is no payment, and can be left out', () => {
    const rows = table(heading, '01/11/2026,a,500,1500', '02/11/2026,b,200,1500', '03/11/2026,c,300,1800');
    expect(read(rows).about.problems.first.map(({ row }) => row)).toEqual([3]);
    expect(read(rows, { leftOut: [3] }).about).toMatchObject({ problems: { count: 0 }, gaps: { count: 0 } });
  });

  test('missing rows are a gap, and no contradiction', () => {
    const rows = table(heading, '01/11/2026,a,500,1500', '02/11/2026,b,-200,1300', '09/11/2026,c,300,7777');
    const { about } = read(rows);
    expect(about).toMatchObject({ problems: { count: 0 }, gaps: { count: 1, first: [{ row: 4, change: '6,477' }] } });
  });

  test('what the operator keeps of a payment is no gap', () => {
    const rows = table('Date,Text,Amount,Fee,Balance', '01/11/2026,a,500,0,1500', '02/11/2026,b,-200,20,1280');
    expect(read(rows).about).toMatchObject({ problems: { count: 0 }, gaps: { count: 0 } });
  });

  test('the balance may stand behind the last row of each day alone', () => {
    const rows = table(
      heading,
      '01/11/2026,a,500,1500',
      '02/11/2026,b,200,',
      '02/11/2026,c,-50,1650',
      '03/11/2026,d,7,1657',
    );
    expect(read(rows).about).toMatchObject({ problems: { count: 0 }, gaps: { count: 0 } });
  });
});

/** Rows among which the balances are found without a heading, although one row is missing. */
const LEAST_WITHOUT_HEADINGS = 6;

/** A statement whose amounts have their sign, a column of signs, or a column each, in an order of columns of its own. */
const statements = fc
  .record({
    amounts: fc.array(
      fc.integer({ min: 100, max: 90_000 }).chain((size) => fc.constantFrom(size, -size)),
      {
        ...{ minLength: 3, maxLength: 8 },
      },
    ),
    fees: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 8, maxLength: 8 }),
    begin: fc.integer({ min: 1_000_000, max: 2_000_000 }),
    shape: fc.constantFrom('signed', 'sign', 'split'),
    isNewestFirst: fc.boolean(),
    isNamed: fc.boolean(),
    missing: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 }),
  })
  .map(({ amounts, fees, begin, shape, isNewestFirst, isNamed, missing, order }) => {
    let balance = begin;
    const rows = amounts.map((amount, at) => {
      balance += amount;
      const size = String(Math.abs(amount));
      const money = {
        signed: [String(amount), '', ''],
        sign: [size, '', amount > 0 ? 'CR' : 'DR'],
        split: [amount > 0 ? size : '', amount > 0 ? '' : size, ''],
      }[shape];
      const day = `2026-11-${String(at + 1).padStart(2, '0')}`;
      const cells = [day, `Payer ${at}`, ...money, String(fees[at]), String(balance)];
      return { amount, balance, cells: order.map((place) => cells[place] ?? '') };
    });
    // Nothing tells the balances of a few rows without headings, where most of them do not follow each other.
    const isTold = isNamed || rows.length >= LEAST_WITHOUT_HEADINGS;
    const kept = rows.filter((_, at) => at !== missing || !isTold);
    const shown = isNewestFirst ? kept.toReversed() : kept;
    const names = isNamed
      ? [
          'Date',
          'Name',
          shape === 'split' ? 'Credit' : 'Amount',
          shape === 'split' ? 'Debit' : '',
          'Dr/Cr',
          'Charge',
          'Balance',
        ]
      : ['Date', 'A', 'B', 'C', 'D', 'E', 'F'];
    return { table: [order.map((place) => names[place] ?? ''), ...shown.map(({ cells }) => cells)], shown };
  });

const SIGNED_AS_DEBITS = (() => {
  const amounts = [58_375, -100, -12_481];
  const shown = amounts.map((amount, at) => {
    const balance = amounts.slice(0, at + 1).reduce((sum, one) => sum + one, 1_000_000);
    const cells = [`2026-11-0${at + 1}`, String(amount), '', '1', '', String(balance), `Payer ${at}`];
    return { amount, balance, cells };
  });
  const names = ['Date', 'Amount', '', 'Charge', 'Dr/Cr', 'Balance', 'Name'];
  return { table: [names, ...shown.map(({ cells }) => cells)], shown };
})();

/** Columns as somebody may point at them, rightly or not. */
const pointing = fc.dictionary(fc.constantFrom(...columnKinds), fc.integer({ min: 0, max: 6 }));

test('whatever columns a person points at, what is imported agrees with the balances, or has gaps that are confirmed', () => {
  let taken = 0;
  fc.assert(
    fc.property(statements, fc.option(pointing, { nil: undefined }), ({ table: rows, shown }, pointed) => {
      const { data: asked } = statementColumns.safeParse({
        ...{ day: rows[0]?.findIndex((_, at) => /^2026/.test(rows[1]?.[at] ?? '')), date_order: 'ymd' },
        ...{ decimal: '.', first_row: 1, ...pointed },
      });
      const { about, entries } = read(rows, { asked: pointed && asked });
      const isRefused = about.problems.count > 0 || about.questions.length > 0 || about.gaps.count > 0;
      if (isRefused) return;
      // No balance stands before the oldest row: what a person says of its sign is all there is.
      const oldest = shown.findIndex(({ balance, amount }) => !shown.some((one) => one.balance === balance - amount));
      for (const { row, amount } of entries) {
        if (pointed && row - 2 === oldest) continue;
        expect(amount).toBe(shown[row - 2]?.amount);
        taken += 1;
      }
    }),
    {
      numRuns: 400,
      // Amounts with their signs, at which somebody points as debits: nothing tells the sign of the first by its balance.
      examples: [[SIGNED_AS_DEBITS, { debit: 1 }]],
    },
  );
  expect(taken).toBeGreaterThan(0);
});

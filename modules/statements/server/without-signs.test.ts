import { describe, expect, test } from 'vitest';
import { readStatementTable } from './statement-reading.ts';

// Files that do not say whether their money came in or went out.

const table = (...lines: string[]) => lines.map((line) => line.split(','));

/** Whether somebody has to say that all money of the file came in. */
function isAsked(rows: string[][], asked = false) {
  const known = { kept: undefined, leftOut: [], lastPledge: 0, names: [] };
  const task = { currency: 'RWF', today: '2026-11-25', ...known } as const;
  const { about } = readStatementTable({ rows }, { ...task, asked: undefined });
  if (!asked) return about.questions.includes('all_came_in');
  const { day = 0, date_order = 'ymd', decimal = '.', first_row = 1, ...more } = about.columns;
  const columns = { ...more, day, date_order, decimal, first_row };
  return readStatementTable({ rows }, { ...task, asked: columns }).about.questions.includes('all_came_in');
}

const typed = table(
  'Date,Transaction,Type,Amount',
  '2026-11-03,Ann Uwase,Payment received,5000',
  '2026-11-04,Office paper,Transfer sent,2000',
  '2026-11-05,Account,Bank charges,300',
);

describe('it is asked whether all of it came in', () => {
  test.each([
    ['types in words of which nobody knows the meaning', typed],
    [
      'mobile money from and to',
      table(
        'Id,Date,Type,From,From name,To,To name,Fee,Amount',
        '731235000001,2026-11-03,Transfer,250788111222,Ann Uwase,250788999000,Our office,0,5000',
        '731235000002,2026-11-04,Transfer,250788999000,Our office,250788111333,Bob Mugisha,100,2000',
        '731235000003,2026-11-05,Cash out,250788999000,Our office,250788111444,Agent,150,3000',
      ),
    ],
    ['one row beside a balance', table('Date,Text,Amount,Balance', '2026-11-03,ATM withdrawal,5000,95000')],
    [
      'a balance that stays, as beside what is not settled',
      table('Date,Text,Status,Amount,Balance', '2026-11-03,a,OK,5000,95000', '2026-11-03,b,Failed,700,95000'),
    ],
    ['a total below zero', table('Date,Text,Amount', '2026-11-03,a,500', ',Total,-500')],
    ['a sign beside some alone', table('Date,Text,Amount', '2026-11-03,a,500 CR', '2026-11-04,b,700')],
  ])('%s', (_, rows) => {
    expect(isAsked(rows)).toBe(true);
  });

  test('also where somebody points at the columns', () => {
    expect(isAsked(typed, true)).toBe(true);
  });
});

describe('it is not asked', () => {
  test.each([
    ['some of it is below zero', table('Date,Text,Amount', '2026-11-03,a,500', '2026-11-04,b,-20')],
    ['all of it has a sign', table('Date,Text,Amount', '2026-11-03,a,+500', '2026-11-04,b,700 CR')],
    ['a column says it', table('Date,Text,Dr/Cr,Amount', '2026-11-03,a,CR,500', '2026-11-04,b,CR,700')],
    ['it stands in a column of credits', table('Date,Text,Credit', '2026-11-03,a,500', '2026-11-04,b,700')],
    ['there is a column for each', table('Date,Text,Debit,Credit', '2026-11-03,a,,500', '2026-11-04,b,,700')],
    ['the balance proves it', table('Date,Text,Amount,Balance', '2026-11-03,a,500,1500', '2026-11-04,b,700,2200')],
  ])('%s', (_, rows) => {
    expect(isAsked(rows)).toBe(false);
  });
});

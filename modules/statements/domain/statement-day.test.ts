import { describe, expect, test } from 'vitest';
import { worded } from '../../../server/http/reply-words.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readEntries } from './statement-entries.ts';

const signed: StatementColumns = { day: 0, amount: 1, text: 2, date_order: 'dmy', decimal: '.', first_row: 0 };

const dayOf = (text: string, date_order: StatementColumns['date_order'] = 'dmy') => {
  const { entries, problems } = readEntries([[text, '500']], { ...signed, date_order }, 'RWF');
  return entries[0]?.day ?? problems[0]?.column;
};

describe('the day of a payment', () => {
  test.each([
    '31.12.2026',
    '31/12/2026',
    '31-12-26',
    '2026-12-31',
    '2026/12/31',
    '31 Dec 2026',
    '31-Dec-26',
    'Thu, 31 December 2026',
    'December 31, 2026',
    '31 déc. 2026',
    '31 Ukuboza 2026',
    '20261231',
    '20261231235959',
    '46387',
    '46387.75',
    '31/12/2026 14:05',
    '31/12/2026 02:05:59 PM',
    '31/12/2026 14h05',
    '2026-12-31T23:59:59.000Z',
    '2026-12-31 23:59:59 +0200',
    '="31/12/2026"',
    '31/12/2026\u00a014:05',
  ])('%s is the last of December', (text) => {
    expect(dayOf(text)).toBe('2026-12-31');
  });

  test('month and day stand in the order that was chosen', () => {
    expect(dayOf('12/31/2026', 'mdy')).toBe('2026-12-31');
    expect(dayOf('03/04/2026', 'mdy')).toBe('2026-03-04');
    expect(dayOf('03/04/2026', 'dmy')).toBe('2026-04-03');
    expect(dayOf('26-04-03', 'ymd')).toBe('2026-04-03');
    expect(dayOf('2026-04-03', 'mdy')).toBe('2026-04-03');
  });

  test.each([
    '12/31/2026',
    '31/02/2026',
    '29.02.2027',
    '2026-13-01',
    '32 Dec 2026',
    '31 Foo 2026',
    '00/01/2026',
    '31/12/1026',
    '1/2',
    '123456',
  ])('%s is said to be no day', (text) => {
    expect(dayOf(text)).toBe('day');
  });

  test('a month is the one that its name says, in each language', () => {
    const months = [
      'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      'Mutarama Gashyantare Werurwe Mata Gicurasi Kamena Nyakanga Kanama Nzeri Ukwakira Ugushyingo Ukuboza',
    ];
    for (const names of months)
      for (const [index, name] of names.split(' ').entries())
        expect(dayOf(`5 ${name} 2026`)).toBe(`2026-${String(index + 1).padStart(2, '0')}-05`);
  });
});

test('a day of another century is said to be none of the years that statements are of', () => {
  const columns: StatementColumns = { day: 0, amount: 1, date_order: 'dmy', decimal: '.', first_row: 0 };
  const { problems } = readEntries([['03/11/1926', '500']], columns, 'RWF');
  expect(problems.map(({ why }) => worded(why, 'en'))).toEqual([
    'This is not a date between 1990 and 2100 in the chosen order.',
  ]);
});

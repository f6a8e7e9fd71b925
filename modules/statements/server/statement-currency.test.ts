import { describe, expect, test } from 'vitest';
import type { Currency } from '../../../domain/giving/money.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { readStatementTable } from './statement-reading.ts';
import { BadTable } from './tables/bad-table.ts';

// The currency that a file names beside its rows, and that of the source it is said to come from.

const table = (...lines: string[]) => lines.map((line) => line.split(';'));
const rows = ['Date;Name;Credit', '2026-11-03;Ann Uwase;50.00', '2026-11-04;Bob Mugisha;70.00'];

const read = (lines: string[], currency: Currency) =>
  readStatementTable(
    { rows: table(...lines, ...rows) },
    {
      ...{ currency, today: '2026-11-25', asked: undefined, kept: undefined },
      ...{ leftOut: [], lastPledge: 0, names: [] },
    },
  );

describe('a statement that says above its table that it is in dollars is refused for a source in francs', () => {
  test.each([
    [['Account;USD savings 4455', 'Currency;USD']],
    [['Account currency:;;USD']],
    [['Currency: USD']],
    [['Account 4455, currency: USD;']],
    [['Currency = usd;']],
    [['Account Number;Currency;Period', '4455;USD;November']],
    [['Devise du compte;USD - Dollar américain']],
    [['Devise;Dollar américain']],
    [['Monnaie : $;']],
    [['Währung;USD']],
    [['Moneda;USD', ';']],
  ])('%s', (lines) => {
    const refused = () => read(lines, 'RWF');
    expect(refused).toThrow(BadTable);
    expect(refused).toThrow(staffText('statementInOtherCurrency', 'USD', 'RWF'));
    expect(read(lines, 'USD').entries).toHaveLength(2);
  });
});

test('that of a currency in which no accounts are kept too', () => {
  expect(() => read(['Currency;CHF'], 'RWF')).toThrow(staffText('statementInOtherCurrency', 'CHF', 'RWF'));
});

test.each([
  [['Account;RWF and USD', 'Currency;RWF']],
  [['Currencies of this account: all']],
  [['Currency;ALL']],
  [['Currency;USD', 'Currency;RWF']],
  [['Currency exchange of the USA;']],
  [['Valuta;30.11.2026']],
])('what names the currency of the source, or none, is read: %s', (lines) => {
  expect(read(lines, 'RWF').entries).toHaveLength(2);
});

const columned = (heading: string, currency: Currency) => {
  const known = { asked: undefined, kept: undefined, leftOut: [], lastPledge: 0, names: [] };
  return readStatementTable(
    { rows: table(heading, '2026-11-03;Ann Uwase;5000;RWF', '2026-11-04;Bob Mugisha;-700;RWF') },
    { currency, today: '2026-11-25', ...known },
  ).about.problems;
};

test('a column of which each row says its currency says it better than the lines above', () => {
  const lines = table('Currency;USD', 'Date;Name;Amount;Currency', '2026-11-03;Ann Uwase;5000;RWF');
  const known = { asked: undefined, kept: undefined, leftOut: [], lastPledge: 0, names: [] };
  expect(readStatementTable({ rows: lines }, { currency: 'RWF', today: '2026-11-25', ...known }).entries).toHaveLength(
    1,
  );
});

test('a heading of amounts that names another currency is a problem', () => {
  for (const heading of ['Amount (USD)', 'Amount USD', 'Montant (USD)'])
    expect(columned(`Date;Name;${heading};Note`, 'RWF')).toMatchObject({
      count: 1,
      first: [{ row: 1, column: 'amount', text: heading, why: staffText('inOtherCurrency', 'USD', 'RWF') }],
    });
  for (const heading of ['Amount (RWF)', 'Amount (Frw)', 'Amount (net)', 'Amount'])
    expect(columned(`Date;Name;${heading};Note`, 'RWF')).toMatchObject({ count: 0 });
});

import { expect, test } from 'vitest';
import { statementColumns } from './statement-columns.ts';
import { headingOf } from './statement-headings.ts';
import { proposeColumns } from './statement-proposal.ts';

const TODAY = '2027-01-15';
const nothingKnown = { lastPledge: 0, names: new Set<string>() };

const proposal = (...lines: string[]) => {
  const rows = lines.map((line) => line.split('|'));
  return proposeColumns(rows, headingOf(rows), nothingKnown, TODAY).columns;
};

const base = { day: 0, date_order: 'dmy', decimal: '.', first_row: 1 };

test('a statement has amounts in one column, or what came in and went out in two', () => {
  expect(statementColumns.safeParse({ ...base, amount: 1 }).success).toBe(true);
  expect(statementColumns.safeParse({ ...base, credit: 1, debit: 2 }).success).toBe(true);
  expect(statementColumns.safeParse({ ...base, credit: 1 }).success).toBe(true);
  expect(statementColumns.safeParse(base).error?.issues[0]?.path).toEqual(['amount']);
  expect(statementColumns.safeParse({ ...base, amount: 1, credit: 2 }).success).toBe(false);
  expect(statementColumns.safeParse({ ...base, amount: 100 }).success).toBe(false);
  expect(statementColumns.safeParse({ ...base, amount: 1.5 }).success).toBe(false);
});

test('a statement of mobile money, in English', () => {
  expect(
    proposal(
      'Id|External Id|Date|Status|Type|From|From name|To message|Amount|Currency|Fee|Balance',
      '7312345671||2026-11-03 10:00:00|Successful|Transfer|FRI:250788111222/MSISDN|Ann Uwase|GIFT-7|5000|RWF|0|105000',
      '7312345672||2026-11-13 10:00:00|Successful|Transfer|FRI:250788111333/MSISDN|Bob Mugisha|GIFT-8|2500|RWF|0|107500',
    ),
  ).toEqual({
    external_id: 0,
    day: 2,
    status: 3,
    text: 4,
    payer_phone: 5,
    payer_name: 6,
    reference: 7,
    amount: 8,
    currency: 9,
    balance: 11,
    date_order: 'ymd',
    decimal: '.',
    first_row: 1,
  });
});

test('a statement of a bank, in French, under its letterhead', () => {
  expect(
    proposal(
      'Banque du Lac|||||',
      'Relevé de compte du 01/12/2026 au 31/12/2026|||||',
      'Date opération|Date de valeur|Libellé|Débit|Crédit|Solde',
      '01/12/2026|02/12/2026|SOLDE INITIAL|||10.000,00',
      '03/12/2026|04/12/2026|VERSEMENT ANN||1.234,50|11.234,50',
      '31/12/2026|31/12/2026|FRAIS|500,00||10.734,50',
    ),
  ).toEqual({ day: 0, text: 2, debit: 3, credit: 4, balance: 5, date_order: 'dmy', decimal: ',', first_row: 3 });
});

test('a statement in Kinyarwanda', () => {
  expect(
    proposal(
      'Itariki|Amazina|Nimero ya telefone|Impamvu|Amafaranga|Asigaye',
      '01/12/2026|Ann Uwase|0788 111 222|Inkunga|5.000|15.000',
      '12/12/2026|Bob Mugisha|0788 111 333|Inkunga|2.500|17.500',
    ),
  ).toEqual({
    day: 0,
    payer_name: 1,
    payer_phone: 2,
    reference: 3,
    amount: 4,
    balance: 5,
    date_order: 'dmy',
    decimal: ',',
    first_row: 1,
  });
});

test('a column whose cells contradict its heading is not proposed', () => {
  const { day, amount } = proposal('Date|Amount|Booked on', 'yes|gift|01/12/2026', 'no|gift|02/12/2026');
  expect([day, amount]).toEqual([2, undefined]);
});

test('without a heading the cells say what they are', () => {
  expect(
    proposal(
      '12/28/2026|+250788111222|Ann Uwase|50000|TX88123',
      '01/03/2027|+250788111333|Bob Mugisha|45000|TX88124',
      '01/04/2027|+250788111444|Eve Ingabire|60000|TX88125',
    ),
  ).toEqual({
    day: 0,
    payer_phone: 1,
    payer_name: 2,
    amount: 3,
    external_id: 4,
    date_order: 'mdy',
    decimal: '.',
    first_row: 0,
  });
});

test('one day above twelve decides the order; where none is, the day comes first', () => {
  const order = (...days: string[]) => proposal('Date|Amount', ...days.map((day) => `${day}|500`)).date_order;
  expect(order('03/04/2026', '05/06/2026')).toBe('dmy');
  expect(order('03/04/2026', '05/13/2026')).toBe('mdy');
  expect(order('03/04/2026', '13/05/2026')).toBe('dmy');
  expect(order('2026-04-03')).toBe('ymd');
  expect(order('26-12-30', '26-12-31')).toBe('ymd');
  expect(order('30-12-26', '31-12-26')).toBe('dmy');
  expect(order('3 Apr 2026')).toBe('dmy');
});

test('the sign before the fraction is taken from all amounts', () => {
  const decimal = (...amounts: string[]) =>
    proposal('Date|Amount', ...amounts.map((amount) => `31/12/2026|${amount}`)).decimal;
  expect(decimal('500', '1000')).toBe('.');
  expect(decimal('1.000', '2.000', '5,5')).toBe(',');
  expect(decimal('1.000', '2.000')).toBe(',');
  expect(decimal('1,000', '2,000')).toBe('.');
  expect(decimal('1.000', '2.000', '1,000.50')).toBe('.');
  expect(decimal('1.000.000')).toBe(',');
  expect(decimal('1234.567')).toBe('.');
  expect(decimal('500,00 RWF')).toBe(',');
});

test('nothing is proposed for a table of other things', () => {
  expect(proposeColumns([], -1, nothingKnown, TODAY).columns).toEqual({
    date_order: 'dmy',
    decimal: '.',
    first_row: 0,
  });
  const { day, amount } = proposal('a|b', 'c|d');
  expect([day, amount]).toEqual([undefined, undefined]);
});

import { expect, test } from 'vitest';
import * as enNumbers from '../../locales/en/numbers.ts';
import * as frNumbers from '../../locales/fr/numbers.ts';
import * as rwNumbers from '../../locales/rw/numbers.ts';
import { amountInFigures, moneyInFigures, typedAmount } from './money.ts';

test.each([
  [500, 'RWF', 'RWF\u00a0500', '500\u00a0RWF', '500\u00a0Frw'],
  [2_000_000, 'RWF', 'RWF\u00a02,000,000', '2\u202f000\u202f000\u00a0RWF', '2.000.000\u00a0Frw'],
  [500, 'USD', 'USD\u00a05', '5\u00a0USD', '5\u00a0USD'],
  [125_050, 'EUR', 'EUR\u00a01,250.50', '1\u202f250,50\u00a0EUR', '1.250,50\u00a0EUR'],
  [5, 'KES', 'KES\u00a00.05', '0,05\u00a0KES', '0,05\u00a0KES'],
] as const)(
  '%d of the smallest unit of %s are written as each language writes amounts',
  (amount, currency, en, fr, rw) => {
    const money = { amount, currency };
    expect(moneyInFigures(money, enNumbers)).toBe(en);
    expect(moneyInFigures(money, frNumbers)).toBe(fr);
    expect(moneyInFigures(money, rwNumbers)).toBe(rw);
  },
);

test('money that goes back has a minus before it', () => {
  expect(amountInFigures({ amount: -125_000, currency: 'RWF' }, enNumbers)).toBe('−125,000');
});

test('a fraction that the currency does not have is no amount, and no thousand', () => {
  expect(typedAmount('0.001', 'USD')).toBeUndefined();
  expect(typedAmount('0,500', 'RWF')).toBeUndefined();
  expect(typedAmount('1,001', 'USD')).toBe(100_100);
  expect(typedAmount('0.50', 'USD')).toBe(50);
});

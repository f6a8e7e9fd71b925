import { z } from 'zod';
import { type NumberWords, numbersIn } from '../numbers-in-words.ts';
import { replyText } from '../reply-text.ts';

// Amounts are whole numbers of the currency's smallest unit, with the currency beside them: 500 francs are 500 RWF, five
// dollars are 500 USD.

/** The currencies that can be given and received in. The first is offered first. */
export const currencies = ['RWF', 'USD', 'EUR', 'GBP', 'KES', 'UGX', 'TZS', 'BIF', 'CDF'] as const;
export type Currency = (typeof currencies)[number];

/** Of an amount that was taken. */
export const currency = z.enum(currencies);

/** Digits behind the point, by ISO 4217. */
const digits: Record<Currency, 0 | 2> = {
  RWF: 0,
  USD: 2,
  EUR: 2,
  GBP: 2,
  KES: 2,
  UGX: 0,
  TZS: 2,
  BIF: 0,
  CDF: 2,
};

export interface Money {
  /** In the currency's smallest unit. Below zero where money goes back. */
  amount: number;
  currency: Currency;
}

/** The largest amount of one gift, in the smallest unit: it has room in a column of whole numbers in both databases. */
export const MAX_AMOUNT = 2_000_000_000;

export const digitsOf = (currency: Currency): 0 | 2 => digits[currency];

export const currencyField = z.enum(currencies, { error: replyText('chooseCurrency') });

/**
 * The amount alone, with its digits in groups: `1,250.50`. Written by the language's own rules, as browsers and Node know
 * different ones for Kinyarwanda. A fraction of zero is left out.
 */
export function amountInFigures({ amount, currency }: Money, words: NumberWords): string {
  const size = 10 ** digits[currency];
  const whole = Math.trunc(Math.abs(amount) / size).toString();
  const fraction = Math.abs(amount) % size;
  const behind = fraction === 0 ? '' : `.${fraction.toString().padStart(digits[currency], '0')}`;
  return `${amount < 0 ? '−' : ''}${numbersIn(words).written(`${whole}${behind}`)}`;
}

/** The amount with its currency, which never stand on two lines: `RWF 1,250` and `1 250 RWF`. */
export const moneyInFigures = (money: Money, words: NumberWords): string =>
  words.money(amountInFigures(money, words), money.currency);

/** The amount as a plain number, for a spreadsheet: `5000`, `12.50`. */
export const plainAmount = ({ amount, currency }: Money): string =>
  (amount / 10 ** digits[currency]).toFixed(digits[currency]);

/** Whole units of a currency as they are kept: 20 dollars are 2000. */
export const fromUnits = (units: number, currency: Currency): Money => ({
  amount: units * 10 ** digits[currency],
  currency,
});

/** Characters that people write between the digits of an amount beside points and commas. */
const BETWEEN_DIGITS = /[\s'’_]/g;

/** Digits and separators: what is left of an amount without its blanks. */
const AMOUNT = /^\d[\d.,]{0,20}$/;

/** The text without the currency's code before or behind it. */
function withoutCurrency(text: string, currency: Currency): string {
  if (text.slice(0, 3).toUpperCase() === currency) return text.slice(3);
  return text.slice(-3).toUpperCase() === currency ? text.slice(0, -3) : text;
}

/**
 * An amount as a person types it, `5 000`, `5,000`, `12.50`, in the currency's smallest unit. A single separator with one or two digits behind it is the
 * point, where the currency has a fraction; all others stand between groups. Undefined for what is no amount above zero.
 */
export function typedAmount(text: string, currency: Currency): number | undefined {
  const written = withoutCurrency(text.replaceAll(BETWEEN_DIGITS, ''), currency);
  if (!AMOUNT.test(written)) return undefined;
  const [, behind = ''] = /[.,](\d{1,2})$/.exec(written) ?? [];
  const before = behind === '' ? written : written.slice(0, -behind.length - 1);
  if (behind !== '' && digits[currency] === 0) return undefined;
  if (!/^\d+$|^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(before)) return undefined;
  const whole = Number(before.replaceAll(/\D/g, ''));
  const amount = whole * 10 ** digits[currency] + Number(behind.padEnd(digits[currency], '0') || 0);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

import { type Currency, digitsOf, MAX_AMOUNT } from '../../../domain/giving/money.ts';
import { staffText } from '../../../domain/reply-text.ts';

// The amounts in a statement, however its operator writes them.

/** What stands before the fraction. */
export type DecimalSign = '.' | ',';

/** Characters of a cell that may be an amount. */
const MAX_LENGTH = 60;

/** What people write for a currency, without stops and in capitals. A dollar may be that of several countries: ours is the American. */
const called: Readonly<Record<string, Currency>> = {
  RWF: 'RWF',
  FRW: 'RWF',
  RF: 'RWF',
  FR: 'RWF',
  F: 'RWF',
  USD: 'USD',
  $: 'USD',
  US$: 'USD',
  EUR: 'EUR',
  '€': 'EUR',
  GBP: 'GBP',
  '£': 'GBP',
  KES: 'KES',
  KSH: 'KES',
  KSHS: 'KES',
  UGX: 'UGX',
  USH: 'UGX',
  TZS: 'TZS',
  TSH: 'TZS',
  BIF: 'BIF',
  FBU: 'BIF',
  CDF: 'CDF',
  FC: 'CDF',
};

/** The currency that a word names; undefined for any other word. */
export function currencyCalled(word: string): Currency | undefined {
  const name = word.length > MAX_LENGTH ? '' : word.replaceAll(/[\s.]/g, '').toUpperCase();
  return Object.hasOwn(called, name) ? called[name] : undefined;
}

/** An amount with nothing around it: its digits, whether it is below zero, and whether the cell says that it is or is not. */
interface Bare {
  digits: string;
  negative: boolean;
  isSigned: boolean;
  currency: Currency | undefined;
}

const word = /^[\p{L}$€£][\p{L}$€£.]{0,4}(?=[^\p{L}$€£.]|$)|[\p{L}$€£]{1,4}\.?$/u;
const sign = /^[+-]|[+-]$/;

/** Takes sign, brackets and currency off; undefined where something else or too much of it is there. */
function bare(cell: string): Bare | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  let digits = cell
    .replaceAll(/[\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s/g, ' ')
    .trim()
    // Excel shows a number as it is typed behind an apostrophe.
    .replace(/^'/, '')
    // What ends an amount in shillings: `5,000/=`.
    .replace(/ ?\/[=-]$/, '');
  const signs: boolean[] = [];
  let currency: Currency | undefined;
  let words = 0;
  for (;;) {
    const before = digits;
    const [named] = word.exec(digits) ?? [];
    if (named !== undefined) {
      // Banks write CR and DR, or C and D, behind what came in and what went out.
      const [, debit] = /^(?:cr?|(dr?))\.?$/i.exec(named) ?? [undefined, null];
      if (debit !== null) signs.push(debit !== undefined);
      else {
        currency = currencyCalled(named);
        words += 1;
        if (currency === undefined || words > 1) return undefined;
      }
      digits = digits.startsWith(named) ? digits.slice(named.length) : digits.slice(0, -named.length);
    } else if (digits.startsWith('(') && digits.endsWith(')')) {
      signs.push(true);
      digits = digits.slice(1, -1);
    } else {
      const [found] = sign.exec(digits) ?? [];
      if (found !== undefined) {
        signs.push(found === '-');
        digits = digits.startsWith(found) ? digits.slice(1) : digits.slice(0, -1);
      }
    }
    digits = digits.trim();
    if (digits === before) break;
  }
  const [negative = false, ...more] = signs;
  return more.length > 0 ? undefined : { digits, negative, isSigned: signs.length === 1, currency };
}

/** In groups of three digits, or as in India: `1,25,000`. */
const whole = {
  '.': /^(?:\d+|\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/,
  ',': /^(?:\d+|\d{1,3}(?:([ .'’])\d{3})(?:\1\d{3})*)$/,
};

export type ReadAmount = { amount: number } | { why: string; column: 'amount' | 'currency' };

const wrong = (why: string): ReadAmount => ({ why, column: 'amount' });

/** Whether a cell says that there is no amount: it is empty, or a dash. */
export const isNoAmount = (cell: string): boolean => cell.length <= MAX_LENGTH && /^[\s\p{Pd}−]*$/u.test(cell);

/** The amount of a cell in the currency's smallest unit, with its sign, or why it is none. */
export function readAmount(cell: string, decimal: DecimalSign, currency: Currency): ReadAmount {
  const found = bare(cell);
  if (!found || !/\d/.test(found.digits)) return wrong(staffText('notAnAmount'));
  if (found.currency !== undefined && found.currency !== currency)
    return { why: staffText('inOtherCurrency', found.currency, currency), column: 'currency' };
  const at = found.digits.lastIndexOf(decimal);
  const [units, fraction] = at === -1 ? [found.digits, ''] : [found.digits.slice(0, at), found.digits.slice(at + 1)];
  if (!whole[decimal].test(units === '' ? '0' : units) || !/^\d*$/.test(fraction))
    return wrong(staffText('notAnAmountWith', decimal));
  // Three digits are a thousand more often than a fraction: 1.000 must not become a single franc.
  const finer = fraction.replace(/(?<!0)0+$/, '');
  if (fraction.length === 3 || finer.length > digitsOf(currency))
    return wrong(staffText('tooFineFraction', currency, decimal));
  const plain = units.replaceAll(/\D/g, '') + finer.padEnd(digitsOf(currency), '0');
  const amount = Number(plain);
  if (amount > MAX_AMOUNT) return wrong(staffText('moreThanOneGift'));
  // Zero has no sign.
  return { amount: found.negative && amount !== 0 ? -amount : amount };
}

/** The sign that a cell writes beside its amount; undefined where it writes none. */
export function signSaid(cell: string): '+' | '-' | undefined {
  const found = bare(cell);
  if (!found?.isSigned || !/\d/.test(found.digits)) return undefined;
  return found.negative ? '-' : '+';
}

/** Digits behind the point in which numbers are compared. */
export const PRECISION = 4;

/** Most digits of a number that is compared: what is longer is no money, and not exact. */
const MAX_DIGITS = 15 - PRECISION;

/**
 * The number of a cell, in ten-thousandths and with its sign, whatever its currency: so that balances, which may be larger than a
 * gift, are compared with amounts. Undefined for what is no number.
 */
export function readNumber(cell: string, decimal: DecimalSign): number | undefined {
  // Most cells, of which there may be a million.
  if (/^\d{1,11}$/.test(cell)) return Number(cell) * 10 ** PRECISION;
  if (!/\d/.test(cell)) return undefined;
  const found = bare(cell);
  if (!found || !/\d/.test(found.digits)) return undefined;
  const at = found.digits.lastIndexOf(decimal);
  const [units, fraction] = at === -1 ? [found.digits, ''] : [found.digits.slice(0, at), found.digits.slice(at + 1)];
  if (!whole[decimal].test(units === '' ? '0' : units) || !/^\d*$/.test(fraction)) return undefined;
  const plain = units.replaceAll(/\D/g, '');
  if (plain.length > MAX_DIGITS) return undefined;
  const number = Number(plain + fraction.slice(0, PRECISION).padEnd(PRECISION, '0'));
  return found.negative && number !== 0 ? -number : number;
}

/** The amount of a payment as `readNumber` has it. */
export const asNumber = (amount: number, currency: Currency): number => amount * 10 ** (PRECISION - digitsOf(currency));

/**
 * What stands before the fraction in these cells. Where a cell has both signs it is the later one; a sign that comes twice,
 * or stands before three digits, separates thousands; before one or two digits it is the fraction's.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  const votes = { '.': 0, ',': 0 };
  const other = { '.': ',', ',': '.' } as const;
  for (const cell of cells) {
    const digits = bare(cell)?.digits ?? '';
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
    const mark = digits[last];
    if (mark !== '.' && mark !== ',') continue;
    const isTwice = digits.indexOf(mark) !== last;
    const hasBoth = digits.includes(other[mark]);
    const isThree = digits.length - last === 4 && last <= 3;
    // Three digits behind one sign are likely a thousand, but not surely: a surer cell outvotes many of them.
    if (isTwice) votes[other[mark]] += 1000;
    else if (hasBoth || !isThree) votes[mark] += 1000;
    else votes[other[mark]] += 1;
  }
  return votes[','] > votes['.'] ? ',' : '.';
}

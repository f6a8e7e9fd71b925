import { digitsOf, type Money } from './money.ts';

/**
 * The code that a telephone dials to pay this amount: `*182*8*1*123456*5000#`. Undefined where there is none, or where the amount
 * is not whole: telephones dial no point.
 */
export function dialledCode(dial: string, { amount, currency }: Money): string | undefined {
  if (dial === '') return undefined;
  if (!dial.includes('{amount}')) return dial;
  const units = amount / 10 ** digitsOf(currency);
  return Number.isInteger(units) ? dial.replace('{amount}', String(units)) : undefined;
}

/** The link that dials the code. A `#` would end the address. */
export const dialLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`;

import { z } from 'zod';
import { type Currency, currencyField, digitsOf, type Money } from '../../../domain/giving/money.ts';
import { cut } from '../../../domain/text.ts';

// What MTN MoMo answers, by its published description of Collection, version 1.0. That writes texts where its own examples
// have numbers; both are read.

/** Characters of a reason that are kept. Those of MTN are words such as `NOT_ENOUGH_FUNDS`. */
const MAX_REASON = 100;

/** A number, a name or a token: no space, nothing that a database or a header would refuse. */
const word = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,100}$/));

export const tokenReply = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/),
  /** Seconds. */
  expires_in: z.union([z.string().regex(/^\d{1,9}$/), z.number().min(0)]).transform(Number),
});

const reasonText = z.string().transform((text) => cut(text.replaceAll(/\p{Cc}/gu, ' ').trim(), MAX_REASON));

/** A word, or, in older answers, an object with a word as its code. */
const reason = z
  .union([reasonText, z.object({ code: reasonText }).transform(({ code }) => code)])
  .optional()
  .transform((said) => said || 'unknown');

/** A callback names the payment by the `externalId` that it was asked for with: it does not repeat the `X-Reference-Id`. */
export const callback = z.object({ externalId: z.uuidv4().toLowerCase() });

const externalId = word.optional();

export const statusReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('PENDING'), externalId }),
  z.object({ status: z.literal('FAILED'), externalId, reason }),
  z.object({
    status: z.literal('SUCCESSFUL'),
    externalId,
    amount: word,
    currency: currencyField,
    financialTransactionId: word,
    payer: z.object({ partyId: word }),
  }),
]);

/** `500`, `12.50`: as MTN takes an amount. */
export function momoAmount({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  const figures = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/** The amount in the smallest unit, of `500`, `500.0` or `12.5`; undefined where parts of that unit are left. */
export function readMomoAmount(text: string, currency: Currency): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || !/^0*$/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

import { z } from 'zod';
import { emailAddressOrEmpty } from '../email-address.ts';
import { identifier, namedRecord, recordId } from '../identifier.ts';
import { day, instant } from '../instant.ts';
import { languages } from '../languages.ts';
import { listQuery } from '../listing.ts';
import { staffText } from '../reply-text.ts';
import { optionalField, requiredField } from '../staff-field.ts';
import { seen } from '../timestamps.ts';
import { sentId } from '../upload.ts';
import { currency, currencyField, MAX_AMOUNT } from './money.ts';

// A payment is a line of a statement: money that came in, or went out again. A share of it that belongs to a giver is a gift.

export const sourceKinds = ['mobile_money', 'bank', 'cash', 'gateway'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A place where money comes in: a mobile-money code, a bank account or a cash box. Each has its own statements. */
export const paymentSource = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(sourceKinds),
  currency,
  /** The columns of its statements, as they were pointed at the last time; null before the first. */
  columns: z.unknown().nullable(),
  updated_at: instant,
});

export const paymentSourceInput = z.object({
  name: requiredField(staffText('nameRequired')),
  kind: z.enum(sourceKinds, { error: staffText('chooseKindFromList') }),
  currency: currencyField,
});

export const paymentSourceChange = paymentSourceInput.extend(seen.shape);

/** `open`: a part of it is not assigned to anybody yet. */
export const paymentStates = ['open', 'assigned', 'set_aside'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const payment = z.object({
  id: z.int(),
  source: namedRecord,
  day,
  /** Below zero where the money went back. */
  amount: z.int(),
  currency,
  payer_name: z.string(),
  payer_phone: z.string(),
  reference: z.string(),
  text: z.string(),
  external_id: z.string(),
  /** How much of it belongs to gifts. */
  assigned: z.int(),
  state: z.enum(paymentStates),
  /** Why it is no gift, where it is set aside. */
  set_aside: z.string(),
  created_at: instant,
});

export const paymentQuery = listQuery.extend({
  state: z.enum(paymentStates, { error: staffText('chooseState') }).optional(),
  source: identifier.shape.id.optional(),
  from: day.optional(),
  until: day.optional(),
});

/** Money that no statement tells of: cash at the office. */
export const cashInput = z.object({
  source_id: recordId(staffText('chooseMoneyPlace')),
  day,
  amount: requiredField(staffText('enterAmount'), 30),
  payer_name: optionalField(200),
  payer_phone: optionalField(40),
  reference: optionalField(200),
  text: optionalField(500),
  /** Made anew for each entry, the same with every new try: an entry sent twice is stored once. */
  key: z.uuid({ error: staffText('useUuid') }),
});

/** A share of a payment for a pledge, or for a giver without one. */
export const shareInput = z
  .object({
    /** In the smallest unit; below zero where the payment is money that went back. */
    amount: z
      .int({ error: staffText('enterAmount') })
      .min(-MAX_AMOUNT)
      .max(MAX_AMOUNT),
    pledge_id: sentId(staffText('choosePledge')).default(null),
    giver_id: sentId(staffText('chooseGiver')).default(null),
    /** A giver who is not known yet. */
    giver: z
      .object({
        name: optionalField(120),
        email: emailAddressOrEmpty.default(''),
        phone: optionalField(40),
        language: z.enum(languages, { error: staffText('chooseLanguage') }).optional(),
      })
      .optional(),
    project_id: sentId(staffText('chooseAProject')).default(null),
    /** The gift that money going back takes back. */
    gift_id: sentId(staffText('chooseGift')).default(null),
  })
  .refine(({ pledge_id, giver_id, giver, gift_id }) => pledge_id ?? giver_id ?? giver ?? gift_id, {
    error: staffText('chooseWhoseGift'),
    path: ['giver_id'],
  });

/** Shares of one payment, given to several at once where one transfer holds several gifts. */
export const sharesInput = z.object({
  shares: z.array(shareInput).min(1, staffText('chooseWhoseGift')).max(50, staffText('splitAtMost50')),
  /** The amount assigned when the form was opened. The call fails where it is another now: the shares were sent before. */
  assigned: z.int().optional(),
});

/** Several payments, each with the pledge it was proposed for. */
export const matchesInput = z.object({
  matches: z
    .array(
      z.object({ payment_id: recordId(staffText('choosePayment')), pledge_id: recordId(staffText('choosePledge')) }),
    )
    .min(1, staffText('chooseAtLeastOne'))
    .max(500, staffText('chooseAtMost500')),
});

export const setAsideInput = z.object({ reason: requiredField(staffText('sayWhyNoGift'), 200) });

export const takeBackInput = z.object({
  reason: requiredField(staffText('sayWhyTakenBack'), 200),
  /** Of the refund that took it back; without it the gift is taken off its own payment. */
  payment_id: recordId(staffText('choosePayment')).optional(),
});

export type PaymentSource = z.infer<typeof paymentSource>;
export type PaymentSourceInput = z.infer<typeof paymentSourceInput>;
export type Payment = z.infer<typeof payment>;
export type PaymentQuery = z.infer<typeof paymentQuery>;
export type PaymentOrder = 'day' | 'amount' | 'payer_name';
export type CashInput = z.infer<typeof cashInput>;
export type ShareInput = z.infer<typeof shareInput>;

/** The state of a payment, computed from what is assigned of it. */
export function paymentStateOf(it: { amount: number; assigned: number; isSetAside: boolean }): PaymentState {
  if (it.isSetAside) return 'set_aside';
  return it.assigned === it.amount ? 'assigned' : 'open';
}

import { z } from 'zod';
import { emailAddressOrEmpty } from '../email-address.ts';
import { namedRecord, recordId } from '../identifier.ts';
import { day, instant, instantOrNull } from '../instant.ts';
import { languages } from '../languages.ts';
import { listQuery } from '../listing.ts';
import { staffText } from '../reply-text.ts';
import { optionalField, requiredField } from '../staff-field.ts';
import { currency } from './money.ts';
import { sourceKinds } from './payment.ts';
import { pledge } from './pledge.ts';

const project = z.object({ id: z.int(), title: z.string() }).nullable();

/** A number as it is printed: the year, and the place in it. */
export const receiptNumber = (year: number, number: number): string => `${year}-${String(number).padStart(5, '0')}`;

export const receipt = z.object({
  id: z.int(),
  number: z.string(),
  gift_id: z.int(),
  giver: namedRecord,
  amount: z.int(),
  currency,
  language: z.enum(languages),
  issued_at: instant,
  /** It can be sent to the giver by mail. */
  has_email: z.boolean(),
  /** Sent by mail to the giver, the last time. */
  sent_at: instantOrNull,
  /** It was given to the mail server, which has not taken it yet. */
  is_waiting: z.boolean(),
  voided_at: instantOrNull,
  void_reason: z.string(),
  /** Its file, below the site's root, with a secret in it: for the giver. */
  address: z.string(),
});

/** Why numbers of receipts are void that no receipt has: the site went back to before them, or it is not known whether they were given out. */
export const voidNumberReasons = ['gone_back', 'passed_over'] as const;
export type VoidNumberReason = (typeof voidNumberReasons)[number];

/** Numbers of a year from one to another that are void. */
export const voidNumbers = z.object({
  first: z.string(),
  last: z.string(),
  reason: z.enum(voidNumberReasons),
  voided_at: instant,
});

export type VoidNumbers = z.infer<typeof voidNumbers>;

/** A gift of a giver. `amount` is the rest after refunds and undone matches. */
export const gift = z.object({
  id: z.int(),
  payment_id: z.int(),
  giver: namedRecord,
  pledge: z.object({ id: z.int(), reference: z.string() }).nullable(),
  project,
  amount: z.int(),
  /** As it was before anything was taken back. */
  original_amount: z.int(),
  currency,
  day,
  /** How it was paid: the name of the source. */
  way: z.string(),
  way_kind: z.enum(sourceKinds),
  thanked_at: instantOrNull,
  receipt: z.object({ id: z.int(), number: z.string() }).nullable(),
});

export const giver = z.object({
  id: z.int(),
  /** Empty for somebody who gives without a name. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: instant,
});

/** One giver, with those who turned out to be the same person. */
export const giverDetails = giver.extend({
  /** In which they read. */
  language: z.enum(languages),
  merged: z.array(giver),
  /** The address to which summaries go, and receipts of gifts that came without one; empty where no gift stands behind any. */
  papers_to: z.string(),
  /** Others with the same address, number or name, who may be the same person, and where papers go after merging. */
  duplicates: z.array(giver.extend({ papers_to: z.string() })),
  /** Null for whoever may not see donation interests. */
  interests: z.array(z.object({ id: z.int(), created_at: instant, status: z.string() })).nullable(),
  pledges: z.array(pledge),
  gifts: z.array(gift),
  /** Null for whoever may not see receipts: their addresses open them. */
  receipts: z.array(receipt).nullable(),
  /** The years in which something came in. */
  years: z.array(z.int()),
});

const giverContact = z.object({
  name: optionalField(120),
  email: emailAddressOrEmpty,
  phone: optionalField(40),
  language: z.enum(languages, { error: staffText('chooseLanguage') }).optional(),
});

/** `seen` is what the form began with: somebody else's change since then is not overwritten. */
export const giverInput = giverContact.extend({ seen: giverContact.optional() });

export const giftQuery = listQuery.extend({
  /** Only those for which nobody has said thank you. */
  thanks_owed: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  /** Only those of this year and the last, of somebody with a name, for which there is no receipt. */
  receipt_owed: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

export const receiptQuery = listQuery.extend({ year: z.coerce.number().int().min(2000).max(9999).optional() });

/** Gifts whose receipts are issued at once. */
export const receiptsInput = z.object({
  gift_ids: z
    .array(recordId(staffText('chooseGift')))
    .min(1, staffText('chooseAtLeastOne'))
    .max(100, staffText('chooseAtMost100')),
  /** By mail to the givers who have an address. */
  send: z.boolean({ error: staffText('trueOrFalse') }),
  /** Names that cannot be printed are left out, to be written by hand. Without it such receipts are refused. */
  by_hand: z.boolean({ error: staffText('trueOrFalse') }).default(false),
});

export const receiptOptions = z.object({
  /** As above, for one. */
  by_hand: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

/** How many receipts of those asked for. */
export const issuedReceipts = z.object({
  issued: z.int(),
  /** They have one already, or nothing is left of the gift. */
  passed_over: z.int(),
  sent: z.int(),
});

export const voidInput = z.object({ reason: requiredField(staffText('sayWhyVoid'), 200) });

export const mergeInput = z.object({ duplicate_id: recordId(staffText('chooseGiver')) });

export type Receipt = z.infer<typeof receipt>;
export type ReceiptsInput = z.infer<typeof receiptsInput>;
export type IssuedReceipts = z.infer<typeof issuedReceipts>;
export type Gift = z.infer<typeof gift>;
export type Giver = z.infer<typeof giver>;
export type GiftQuery = z.infer<typeof giftQuery>;
export type ReceiptQuery = z.infer<typeof receiptQuery>;
export type ReceiptOrder = 'issued_at' | 'amount' | 'number';
export type GiftOrder = 'day' | 'amount';
export type GiverOrder = 'name' | 'created_at';
export type GiverDetails = z.infer<typeof giverDetails>;

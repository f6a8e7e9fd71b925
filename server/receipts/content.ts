import { z } from 'zod';
import { currencies, type Money } from '../../domain/giving/money.ts';
import { type Language, languages } from '../../domain/languages.ts';

/** Who receives, as it stands at the top of every sheet. */
const organisation = z.object({
  name: z.string(),
  address: z.string(),
  taxNumber: z.string(),
  phone: z.string(),
  email: z.string(),
});

export type Organisation = z.infer<typeof organisation>;

/** What is stored when a receipt is issued, and printed on it each time. Days are `YYYY-MM-DD`. */
export const storedReceipt = z.object({
  language: z.enum(languages),
  issuedOn: z.string(),
  receivedOn: z.string(),
  money: z.object({ amount: z.int(), currency: z.enum(currencies) }),
  giver: z.object({ name: z.string() }),
  /** The name is on the receipt, and nowhere in public. */
  isAnonymous: z.boolean(),
  /** How it was paid, in words. */
  way: z.string(),
  /** The title of a project; empty where it is for the whole organisation. */
  purpose: z.string(),
  organisation,
});

export type StoredReceipt = z.infer<typeof storedReceipt>;

/** Who gives. */
interface PrintedGiver {
  name: string;
  address?: string;
}

/** All that a receipt says. */
export interface ReceiptContent extends StoredReceipt {
  /** `2026-000123`. */
  number: string;
  giver: PrintedGiver;
  /** The day since which it is void. Why is for staff alone: it may name somebody else. */
  voidedOn?: string;
}

/** One line of the summary of a year. */
export interface SummaryGift {
  day: string;
  money: Money;
  way: string;
  purpose: string;
  receiptNumber: string;
}

/** All that somebody gave in a year. */
export interface SummaryContent {
  year: number;
  language: Language;
  issuedOn: string;
  giver: PrintedGiver;
  organisation: Organisation;
  gifts: readonly SummaryGift[];
}

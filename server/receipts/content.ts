import type { Money } from '../../domain/giving/money.ts';
import type { Language } from '../../domain/languages.ts';

/** Who gives. */
export interface Giver {
  name: string;
  address?: string;
}

/** Who receives, as it stands at the top of every sheet. */
export interface Organisation {
  name: string;
  address: string;
  taxNumber: string;
  phone: string;
  email: string;
}

/** All that a receipt says. Days are `YYYY-MM-DD`. */
export interface ReceiptContent {
  /** `2026-000123`. */
  number: string;
  language: Language;
  issuedOn: string;
  receivedOn: string;
  money: Money;
  giver: Giver;
  /** The name is on the receipt, and nowhere in public. */
  isAnonymous: boolean;
  /** How it was paid, in words. */
  way: string;
  /** The title of a project; empty where it is for the whole organisation. */
  purpose: string;
  organisation: Organisation;
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
  giver: Giver;
  organisation: Organisation;
  gifts: readonly SummaryGift[];
}

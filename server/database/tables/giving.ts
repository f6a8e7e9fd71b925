import type { Generated, GeneratedAlways } from 'kysely';
import type { VoidNumberReason } from '../../../domain/giving/gift.ts';
import type { Currency } from '../../../domain/giving/money.ts';
import type { SourceKind } from '../../../domain/giving/payment.ts';
import type { PaymentRequestState } from '../../../domain/giving/payment-request.ts';
import type { PledgeStatus, Rhythm } from '../../../domain/giving/pledge.ts';
import type { Language } from '../../../domain/languages.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Tables of pledges, of the money that came in, and of receipts. Amounts are in the currency's smallest unit. */
export interface GivingTables {
  projects: CollectionRow & {
    title: string;
    text: string;
    /** In whole units. */
    goal: number;
    currency: Currency;
    is_progress_shown: boolean;
    is_active: boolean;
    position: number;
  };

  givers: {
    id: Key;
    name: string;
    email: string;
    /** As `+250788111222`. */
    phone: string;
    /** In which they read; null for that of the last pledge. */
    language: Language | null;
    /** The giver that this one turned out to be. */
    merged_into: number | null;
    /** A part of the secret in the links of their summaries; null until those are made anew. */
    link_nonce: Generated<string | null>;
    created_at: string;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  pledges: {
    id: Key;
    giver_id: number;
    /** The donation interest that it follows, as staff say. */
    interest_id: number | null;
    /** Since when, where that was said of a pledge that was there before; null otherwise. */
    interest_linked_at: Generated<string | null>;
    project_id: number | null;
    amount: number;
    currency: Currency;
    rhythm: Rhythm;
    full_name: string;
    email: string;
    phone: string;
    message: string;
    language: Language;
    status: PledgeStatus;
    /** The number of times that its giver has cancelled or reopened it. */
    changes_by_giver: Generated<number>;
    is_reminder_wanted: boolean;
    reminded_at: Generated<string | null>;
    /** Of the day it was made, as `monthNumber` makes it. */
    start_month: number;
    /** The key of the form it came with. */
    form_key: string | null;
    /** Of what that form said, with the site's key. */
    form_digest: Generated<string | null>;
    /** A part of the secret in its link; null where it was made before links could end. */
    link_nonce: Generated<string | null>;
    created_at: string;
    updated_at: string;
    /** The sum of its gifts, kept by triggers. */
    received: GeneratedAlways<number>;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
    /** The same of what is searched beside the name. */
    folded_rest: GeneratedAlways<string>;
  };

  payment_sources: {
    id: Key;
    name: string;
    kind: SourceKind;
    currency: Currency;
    /** JSON. */
    columns: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };

  /** A file that was imported. */
  statements: {
    id: Key;
    source_id: number;
    file_name: string;
    imported_by: number | null;
    /** Rows of it that were new, and those that were there already. */
    added: number;
    known: number;
    created_at: string;
  };

  payments: {
    id: Key;
    source_id: number;
    /** Null also once the payer is erased: it no longer goes with its import. */
    statement_id: number | null;
    fingerprint: string;
    day: string;
    amount: number;
    currency: Currency;
    payer_name: string;
    payer_phone: string;
    reference: string;
    text: string;
    external_id: string;
    /** Why it is no gift; empty for one that may be. */
    set_aside: string;
    /** The sum of its gifts, kept in the transaction that adds them. */
    assigned: number;
    created_at: string;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  /** A payment that an operator was asked to ask a payer's telephone for. */
  gateway_payments: {
    /** A UUID of version 4, in lower case. */
    id: string;
    pledge_id: number | null;
    amount: number;
    currency: Currency;
    /** As `+250788111222`. */
    phone: string;
    state: PaymentRequestState;
    /** How often the operator was asked by the schedule. */
    attempts: number;
    /** When it is asked again; null where nothing more is expected. */
    next_poll_at: string | null;
    /** The operator's number of what was paid; empty before. */
    transaction_id: string;
    payment_id: number | null;
    /** Why it failed, or why it was paid and is not assigned. */
    reason: string;
    created_at: string;
    updated_at: string;
  };

  /** The share of a payment that belongs to a giver. Never changed: what is taken back is another row, below zero. */
  gifts: {
    id: Key;
    payment_id: number;
    giver_id: number;
    pledge_id: number | null;
    project_id: number | null;
    amount: number;
    currency: Currency;
    day: string;
    takes_back: number | null;
    /** What is left of it after all that took something back, kept by triggers; 0 of what takes back. */
    remaining: GeneratedAlways<number>;
    reason: string;
    thanked_at: Generated<string | null>;
    created_by: number | null;
    created_at: string;
  };

  receipts: {
    id: Key;
    year: number;
    number: number;
    gift_id: number;
    amount: number;
    currency: Currency;
    /** What is printed on it, as JSON. */
    content: string;
    issued_at: string;
    issued_by: number | null;
    sent_at: Generated<string | null>;
    /** The mail in which it went out last, for as long as mails are kept. */
    mail_id: Generated<number | null>;
    voided_at: Generated<string | null>;
    void_reason: string;
    /** A part of the secret in its link; null where it was issued before links could end. */
    link_nonce: Generated<string | null>;
  };

  /** Monthly totals for the report, kept by triggers. On PostgreSQL one total may be spread over several rows. */
  giving_sums: {
    /** `monthly`: what each month from this one on has more than those before. */
    kind: 'once' | 'monthly' | 'gift';
    /** As `monthNumber` makes it: of a gift that of its day, of a pledge that of the moment in UTC, or its first month. */
    month: number;
    /** 0 where it is needed most. */
    project: number;
    currency: Currency;
    records: number;
    pledged: number;
    outstanding: number;
    received: number;
  };

  /** The last number of each year. */
  receipt_numbers: {
    year: number;
    last: number;
  };

  /** Numbers of receipts from the first to the last that are void, since the site went back to before they were given out. */
  void_receipt_numbers: {
    year: number;
    first: number;
    last: number;
    reason: VoidNumberReason;
    voided_at: string;
  };
}

/** What these tables hold of people. Amounts stay for the accounts; whose they were does not. */
export const givingJudged = judged<GivingTables>()({
  projects: { rest: 'ours' },
  givers: {
    address: 'email',
    name: 'name',
    phone: 'phone',
    made: ['folded_text'],
    keys: ['id', 'merged_into', 'link_nonce'],
    moments: ['created_at'],
    values: ['language'],
    keep: { own: 'givers' },
  },
  pledges: {
    address: 'email',
    name: 'full_name',
    phone: 'phone',
    texts: ['message'],
    made: ['received', 'folded_text', 'folded_rest'],
    keys: ['id', 'giver_id', 'interest_id', 'project_id', 'form_key', 'form_digest', 'link_nonce'],
    moments: ['interest_linked_at', 'reminded_at', 'start_month', 'created_at', 'updated_at'],
    values: ['amount', 'currency', 'rhythm', 'language', 'status', 'changes_by_giver', 'is_reminder_wanted'],
    keep: { own: 'pledges' },
  },
  payment_sources: {
    ours: ['name', 'columns'],
    keys: ['id'],
    moments: ['created_at', 'updated_at'],
    values: ['kind', 'currency'],
  },
  statements: {
    ours: ['file_name'],
    keys: ['id', 'source_id', 'imported_by'],
    moments: ['created_at'],
    values: ['added', 'known'],
  },
  payments: {
    name: 'payer_name',
    phone: 'payer_phone',
    texts: ['reference', 'text'],
    mentions: ['set_aside'],
    made: ['folded_text'],
    keys: ['id', 'source_id', 'statement_id', 'fingerprint', 'external_id'],
    moments: ['day', 'created_at'],
    values: ['amount', 'currency', 'assigned'],
    keep: { own: 'payers' },
  },
  gateway_payments: {
    phone: 'phone',
    keys: ['id', 'pledge_id', 'transaction_id', 'payment_id'],
    moments: ['next_poll_at', 'created_at', 'updated_at'],
    values: ['amount', 'currency', 'state', 'attempts', 'reason'],
    keep: { own: 'telephones' },
  },
  gifts: {
    mentions: ['reason'],
    made: ['remaining'],
    keys: ['id', 'payment_id', 'giver_id', 'pledge_id', 'project_id', 'takes_back', 'created_by'],
    moments: ['day', 'thanked_at', 'created_at'],
    values: ['amount', 'currency'],
    keep: { with: 'giver_id' },
  },
  receipts: {
    mentions: ['content', 'void_reason'],
    keys: ['id', 'number', 'gift_id', 'issued_by', 'mail_id', 'link_nonce'],
    moments: ['year', 'issued_at', 'sent_at', 'voided_at'],
    values: ['amount', 'currency'],
    keep: { with: 'gift_id' },
  },
  giving_sums: {
    keys: ['project'],
    moments: ['month'],
    values: ['kind', 'currency', 'records', 'pledged', 'outstanding', 'received'],
  },
  receipt_numbers: { moments: ['year'], values: ['last'] },
  void_receipt_numbers: { moments: ['year', 'voided_at'], values: ['first', 'last', 'reason'] },
});

import { z } from 'zod';
import {
  gift,
  giftQuery,
  giver,
  giverDetails,
  giverInput,
  issuedReceipts,
  mergeInput,
  receipt,
  receiptOptions,
  receiptQuery,
  receiptsInput,
  voidInput,
  voidNumbers,
} from '../giving/gift.ts';
import { certainties, matchReasons } from '../giving/match.ts';
import {
  cashInput,
  matchesInput,
  payment,
  paymentQuery,
  paymentSource,
  paymentSourceChange,
  paymentSourceInput,
  setAsideInput,
  sharesInput,
  takeBackInput,
} from '../giving/payment.ts';
import { pledgeInShort } from '../giving/pledge.ts';
import { givingReport, reportQuery } from '../giving/report.ts';
import { identifier, namedRecord } from '../identifier.ts';
import { listQuery, pageOf } from '../listing.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { defineCalls } from './call.ts';

/** Whose gift a payment may be, with the reason. */
const proposal = z.object({
  giver: giver.pick({ id: true, name: true }),
  pledge: pledgeInShort.nullable(),
  reason: z.enum(matchReasons),
  certainty: z.enum(certainties),
});

/** A payment with what is known of it. */
const paymentDetails = payment.extend({
  proposals: z.array(proposal),
  gifts: z.array(gift),
  /** For money that went back: the gifts it may take back. */
  refundable: z.array(gift),
  /** The gifts it has taken back, and how much of each. */
  taken_back: z.array(z.object({ gift_id: z.int(), giver: namedRecord, amount: z.int() })),
});

/** A payment whose reference says for which pledge it is. */
const certainMatch = z.object({ payment, pledge: pledgeInShort });

const year = identifier.extend({ year: z.coerce.number().int().min(2000).max(9999) });

/** The money that came in: payments, whose gifts they are, receipts, givers. */
export const givingCalls = defineCalls({
  'GET /payment-sources/': {
    access: 'statements.view',
    summary: 'Where statements come from',
    reply: z.array(paymentSource),
  },
  'POST /payment-sources/': {
    access: 'statements.edit',
    summary: 'Add a place that statements come from',
    body: paymentSourceInput,
    reply: paymentSource,
    status: 201,
  },
  'PUT /payment-sources/{id}/': {
    access: 'statements.edit',
    summary: 'Change a place that statements come from',
    parameters: identifier,
    body: paymentSourceChange,
    reply: paymentSource,
  },
  'GET /payments/': {
    access: 'statements.view',
    summary: 'The payments of all statements, the newest first',
    query: paymentQuery,
    reply: pageOf(payment),
  },
  'GET /payments/certain/': {
    access: 'statements.view',
    summary: 'Open payments whose reference says for which pledge they are',
    reply: z.array(certainMatch),
  },
  'GET /payments/{id}/': {
    access: 'statements.view',
    summary: 'One payment, whose gift it may be and why',
    parameters: identifier,
    reply: paymentDetails,
  },
  'POST /payments/': {
    access: 'statements.edit',
    summary: 'Enter money that no statement tells of: cash at the office',
    body: cashInput,
    reply: payment,
    status: 201,
  },
  'POST /payments/match/': {
    access: 'statements.edit',
    summary: 'Assign payments to the pledges they were proposed for; all, or none',
    body: matchesInput,
    reply: z.object({ matched: z.int() }),
  },
  'POST /payments/{id}/gifts/': {
    access: 'statements.edit',
    summary: 'Say whose gift a payment is, or whose its shares are',
    parameters: identifier,
    body: sharesInput,
    reply: paymentDetails,
  },
  'POST /payments/{id}/set-aside/': {
    access: 'statements.edit',
    summary: 'Set aside a payment that is not a gift',
    parameters: identifier,
    body: setAsideInput,
    reply: paymentDetails,
  },
  'POST /payments/{id}/take-up/': {
    access: 'statements.edit',
    summary: 'Reopen a payment that was set aside',
    parameters: identifier,
    reply: paymentDetails,
  },
  'POST /gifts/{id}/take-back/': {
    access: 'statements.edit',
    summary: 'Unassign a gift from its payment; its receipt becomes void',
    parameters: identifier,
    body: takeBackInput,
    reply: paymentDetails,
  },
  'GET /gifts/': {
    access: 'pledges.view',
    summary:
      'Gifts received, the newest first; with `thanks_owed` only those not yet marked as thanked, with `receipt_owed` those without a receipt',
    query: giftQuery,
    reply: pageOf(gift),
  },
  'POST /gifts/{id}/thanks/': {
    access: 'pledges.edit',
    summary: 'Mark a gift as thanked',
    parameters: identifier,
    reply: gift,
  },
  'DELETE /gifts/{id}/thanks/': {
    access: 'pledges.edit',
    summary: 'Mark a gift as not thanked',
    parameters: identifier,
    reply: gift,
  },
  'POST /gifts/{id}/receipts/': {
    access: 'receipts.create',
    summary: 'Issue the receipt of a gift',
    parameters: identifier,
    query: receiptOptions,
    reply: receipt,
    status: 201,
  },
  'GET /receipts/': {
    access: 'receipts.view',
    summary: 'Every receipt, the newest first',
    query: receiptQuery,
    reply: pageOf(receipt),
  },
  'POST /receipts/': {
    access: 'receipts.create',
    summary: 'Issue the receipts of several gifts, all or none; those that have one are skipped',
    body: receiptsInput,
    reply: issuedReceipts,
    status: 201,
  },
  'GET /receipts/void-numbers/': {
    access: 'receipts.view',
    summary: 'Numbers of receipts that are void though no receipt has them, since the site went back to before',
    reply: z.array(voidNumbers),
  },
  'GET /receipts/{id}/file/': {
    access: 'receipts.view',
    summary: 'The file of one receipt',
    parameters: identifier,
    file: ['application/pdf'],
  },
  'POST /receipts/{id}/send/': {
    access: 'receipts.create',
    summary: 'Send a receipt to its giver by e-mail',
    parameters: identifier,
    reply: receipt,
  },
  'POST /receipts/{id}/void/': {
    access: 'receipts.delete',
    summary: 'Make a receipt void. It stays, and its number is not reused',
    parameters: identifier,
    body: voidInput,
    reply: receipt,
  },
  'GET /givers/': {
    access: 'pledges.view',
    summary: 'Everyone who has pledged or given',
    query: listQuery,
    reply: pageOf(giver),
  },
  'GET /givers/{id}/': {
    access: 'pledges.view',
    summary: 'One giver: interests, pledges, gifts, receipts, and who may be the same person',
    parameters: identifier,
    reply: giverDetails,
  },
  'PUT /givers/{id}/': {
    access: 'pledges.edit',
    summary: 'Change the name, address and number of a giver',
    parameters: identifier,
    body: giverInput,
    reply: giverDetails,
  },
  'POST /givers/{id}/new-links/': {
    access: 'pledges.edit',
    summary: 'End every link of a giver: to pledges, receipts and yearly summaries',
    parameters: identifier,
    reply: giverDetails,
  },
  'POST /givers/{id}/merge/': {
    access: 'pledges.edit',
    summary: 'Say that another giver is the same person',
    parameters: identifier,
    body: mergeInput,
    reply: giverDetails,
  },
  'POST /givers/{id}/unmerge/': {
    access: 'pledges.edit',
    summary: 'Undo that another giver is the same person',
    parameters: identifier,
    body: mergeInput,
    reply: giverDetails,
  },
  'GET /givers/{id}/summaries/{year}/': {
    access: 'receipts.view',
    summary: 'What one giver gave in a year, as a file',
    parameters: year,
    file: ['application/pdf'],
  },
  'POST /givers/{id}/summaries/{year}/send/': {
    access: 'receipts.create',
    summary: 'Send what one giver gave in a year to them by e-mail',
    parameters: year,
    reply: z.object({ sent_to: z.string() }),
  },
  'GET /giving-report/': {
    access: 'pledges.view',
    summary: 'What was pledged, received and is outstanding, for each project or month',
    query: reportQuery,
    reply: givingReport,
  },
  'GET /giving-report/export/': {
    access: 'pledges.export',
    summary: 'The same as a table for a spreadsheet',
    query: z.intersection(reportQuery, tableQuery),
    file: TABLE_TYPES,
  },
});

export type PaymentDetails = z.infer<typeof paymentDetails>;
export type Proposed = z.infer<typeof proposal>;

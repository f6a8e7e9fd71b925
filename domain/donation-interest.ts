import { z } from 'zod';
import { colleague, remark, remarkInput, statusChange, type Transitions, trashed } from './enquiry.ts';
import { formGuard, optionalLine, requiredEmail, requiredLine, requiredText } from './form.ts';
import { day, instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { replyText, staffText } from './reply-text.ts';
import { line } from './text.ts';

/** Characters each field takes. */
const donationLimits = {
  full_name: 120,
  phone: 40,
  organization: 200,
  estimated_amount: 100,
  message: 5000,
  best_contact_time: 100,
} as const;

export const donationTypes = ['one_time', 'monthly', 'yearly', 'project_based', 'general'] as const;
export type DonationType = (typeof donationTypes)[number];

export const contactMethods = ['email', 'phone', 'both'] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const donationTexts = {
  sent: replyText('interestSent'),
  failed: replyText('interestFailed'),
  phone: replyText('phoneToCall'),
} as const;

/** The visitor's input. */
export const donationInterestInput = z.object({
  full_name: requiredLine(donationLimits.full_name),
  email: requiredEmail,
  phone: optionalLine(donationLimits.phone),
  organization: optionalLine(donationLimits.organization),
  donation_type: z.enum(donationTypes, { error: replyText('chooseDonationType') }).default('one_time'),
  estimated_amount: optionalLine(donationLimits.estimated_amount),
  message: requiredText(donationLimits.message),
  preferred_contact_method: z.enum(contactMethods, { error: replyText('chooseContactMethod') }).default('email'),
  best_contact_time: optionalLine(donationLimits.best_contact_time),
});

/** The request: the fields, and those that guard the form. Who wants to be called leaves a number. */
export const donationInterestRequest = donationInterestInput
  .extend(formGuard.shape)
  .refine(({ preferred_contact_method, phone }) => preferred_contact_method !== 'phone' || phone !== '', {
    error: donationTexts.phone,
    path: ['phone'],
  });

export type DonationInterestInput = z.infer<typeof donationInterestInput>;
export type DonationInterestRequest = z.infer<typeof donationInterestRequest>;

export const donationStatuses = ['new', 'contacted', 'committed', 'donated', 'declined'] as const;
export type DonationStatus = (typeof donationStatuses)[number];

/** The way from an offer to a gift: spec section 4. */
export const donationTransitions: Transitions<DonationStatus> = {
  new: ['contacted', 'declined'],
  contacted: ['committed', 'declined'],
  committed: ['donated', 'declined'],
  donated: [],
  declined: ['new', 'contacted'],
};

export const donationStatusChange = statusChange(donationStatuses);

/** A donation interest as staff see it in their list. */
export const donationInterest = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  organization: z.string(),
  donation_type: z.enum(donationTypes),
  estimated_amount: z.string(),
  message: z.string(),
  preferred_contact_method: z.enum(contactMethods),
  best_contact_time: z.string(),
  status: z.enum(donationStatuses),
  submitted_at: instant,
  created_at: instant,
  /** The colleague it is assigned to. */
  assignee: colleague.nullable(),
  /** The day by which something should happen next. */
  next_action_on: day.nullable(),
  /** True if that day has passed and the donation is not complete. */
  is_overdue: z.boolean(),
  ...trashed,
});

/** The same with its history, newest first. */
export const donationInterestDetails = donationInterest.extend({
  status_history: z.array(
    z.object({
      id: z.int(),
      at: instant,
      by: colleague.nullable(),
      from: z.enum(donationStatuses),
      to: z.enum(donationStatuses),
    }),
  ),
  notes: z.array(remark),
});

/** A note that staff write about it. */
export const donationNoteInput = remarkInput(staffText('enterNote'));

/** The columns that the list is sorted by; an index holds each of these orders. */
export const donationOrders = ['created_at', 'full_name', 'donation_type', 'status'] as const;

export const donationQuery = listQuery.extend({
  status: z.enum(donationStatuses, { error: staffText('chooseStatus') }).optional(),
  donation_type: z.enum(donationTypes, { error: replyText('chooseDonationType') }).optional(),
  overdue: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  /** All of one donor: the whole address, in whatever letter case. */
  email: line(254).optional(),
});

/** Cards that a column of the board shows at first. */
export const BOARD_CARDS = 10;

const cards = listQuery.shape.page_size.unwrap().default(BOARD_CARDS);

/** The search of the board, and how many cards each column shows. */
export const donationBoardQuery = z.object({
  search: listQuery.shape.search,
  new: cards,
  contacted: cards,
  committed: cards,
  donated: cards,
  declined: cards,
});

/** All columns of the board at one moment: how many there are in each, and the newest of them. */
export const donationBoard = z.record(
  z.enum(donationStatuses),
  z.object({ count: z.int(), results: z.array(donationInterest) }),
);

/** Whether the next step is overdue; `today` is the day in the organisation's time zone. */
export function isOverdue(
  { status, next_action_on }: Pick<DonationInterest, 'status' | 'next_action_on'>,
  today: string,
): boolean {
  return next_action_on !== null && next_action_on < today && status !== 'donated';
}

export type DonationInterest = z.infer<typeof donationInterest>;
export type DonationInterestDetails = z.infer<typeof donationInterestDetails>;
export type DonationQuery = z.infer<typeof donationQuery>;
export type DonationOrder = (typeof donationOrders)[number];
export type DonationBoard = z.infer<typeof donationBoard>;
export type DonationBoardQuery = z.infer<typeof donationBoardQuery>;

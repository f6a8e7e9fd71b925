import { z } from 'zod';
import { askedEmail, askedParagraphs, askedTelephone, askedText } from '../fields/asked.ts';
import { choice } from '../fields/choice.ts';
import { day, instant } from '../instant.ts';
import { listQuery } from '../listing.ts';
import { replyText, staffText } from '../reply-text.ts';
import { line } from '../text.ts';
import { colleague, remark, remarkInput, reply } from './handling.ts';
import { describeSubmission } from './submission.ts';

const described = describeSubmission({
  name: 'donations',
  form: 'donation',
  table: 'donation_interests',
  noun: 'donation interest',
  path: '/donation/interest/',
  summary: 'Tell the organisation of an interest in donating',
  sent: replyText('interestSent'),
  staffPath: '/admin-donations/',
  statusPath: 'status',
  fields: {
    full_name: askedText({ label: 'Full Name', max: 120, autoComplete: 'name', searched: true }),
    email: askedEmail({ label: 'E-mail', searched: true }),
    phone: askedTelephone({ label: 'Phone', isOptional: true }),
    organization: askedText({
      label: 'Organisation',
      max: 200,
      isOptional: true,
      autoComplete: 'organization',
      searched: true,
    }),
    donation_type: choice({
      label: 'Donation Type',
      wrong: replyText('chooseDonationType'),
      initial: 'one_time',
      choices: {
        one_time: 'One time',
        monthly: 'Monthly',
        yearly: 'Yearly',
        project_based: 'Project based',
        general: 'General',
      },
    }),
    estimated_amount: askedText({ label: 'Estimated Amount', max: 100, isOptional: true }),
    message: askedParagraphs({ label: 'Message', max: 5000 }),
    preferred_contact_method: choice({
      label: 'Preferred Contact Method',
      wrong: replyText('chooseContactMethod'),
      initial: 'email',
      choices: { email: 'E-mail', phone: 'Phone', both: 'Both' },
    }),
    best_contact_time: askedText({ label: 'Best Contact Time', max: 100, isOptional: true }),
  },
  personal: { name: 'full_name', address: 'email', phone: 'phone' },
  // The way from an offer to a gift: spec section 4.
  transitions: {
    new: ['contacted', 'declined'],
    contacted: ['committed', 'declined'],
    committed: ['donated', 'declined'],
    donated: [],
    declined: ['new', 'contacted'],
  },
  filters: ['donation_type'],
  orders: ['full_name', 'donation_type'],
  also: {
    submitted_at: instant,
    /** The colleague it is assigned to. */
    assignee: colleague.nullable(),
    /** The day by which something should happen next. */
    next_action_on: day.nullable(),
    /** True if that day has passed and the donation is not complete. */
    is_overdue: z.boolean(),
  },
  /** The notes of staff, and the replies that were mailed from the dashboard, the newest first. */
  history: { notes: z.array(remark), replies: z.array(reply) },
  belongings: [
    { table: 'donation_notes', column: 'donation_id' },
    { table: 'donation_replies', column: 'donation_id' },
  ],
});

const { status } = described;

/** Said where somebody who wants to be called leaves no number. */
export const phoneToCall = replyText('phoneToCall');

/** Interests in donating, from the offer to the gift. */
export const donations = {
  ...described,
  /** A number is required of those who want to be called. */
  request: described.request.refine(
    ({ preferred_contact_method, phone }) => preferred_contact_method !== 'phone' || phone !== '',
    { error: phoneToCall, path: ['phone'] },
  ),
  details: described.details.extend({
    /** Its changes of status, the newest first. */
    status_history: z.array(z.object({ id: z.int(), at: instant, by: colleague.nullable(), from: status, to: status })),
  }),
  query: described.query.extend({
    overdue: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
    /** All of one donor: the whole address, in whatever letter case. */
    email: line(254).optional(),
  }),
};

export const donationStatuses = donations.statuses;
export const donationTypes = donations.fields.donation_type.read.options;
export const contactMethods = donations.fields.preferred_contact_method.read.options;

/** A note that staff write about it. */
export const donationNoteInput = remarkInput(staffText('enterNote'));

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
  donations.status,
  z.object({ count: z.int(), results: z.array(donations.record) }),
);

/** True if the next step is overdue; `today` is the day in the organisation's time zone. */
export function isOverdue(
  { status, next_action_on }: Pick<DonationInterest, 'status' | 'next_action_on'>,
  today: string,
): boolean {
  return next_action_on !== null && next_action_on < today && status !== 'donated';
}

export type DonationInterest = z.infer<typeof donations.record>;
export type DonationInterestDetails = z.infer<typeof donations.details>;
export type DonationQuery = z.infer<typeof donations.query>;
export type DonationStatus = DonationInterest['status'];
export type DonationOrder = (typeof donations.orders)[number];
export type DonationBoard = z.infer<typeof donationBoard>;
export type DonationBoardQuery = z.infer<typeof donationBoardQuery>;

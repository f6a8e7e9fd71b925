import { z } from 'zod';
import { emailAddressOrEmpty } from '../email-address.ts';
import { formGuard, formTaken, optionalLine, requiredLine } from '../form.ts';
import { identifier } from '../identifier.ts';
import { instant, instantOrNull } from '../instant.ts';
import { languages, visitorsLanguage } from '../languages.ts';
import { listQuery } from '../listing.ts';
import { phoneLine, phoneNumber } from '../phone.ts';
import { replyText, staffText } from '../reply-text.ts';
import { paragraphsUpTo } from '../text.ts';
import { translationMarks } from '../translation-marks.ts';
import { sentFlag, sentId } from '../upload.ts';
import { currencies, currency, currencyField, typedAmount } from './money.ts';
import { paymentRequest } from './payment-request.ts';

// A pledge is a visitor's word to give an amount, once or each month. What comes in for it are gifts.

/** Characters each field takes. */
const pledgeLimits = { amount: 30, full_name: 120, phone: 40, message: 2000 } as const;

export const pledgeTexts = {
  received: replyText('pledgeReceived'),
  failed: replyText('pledgeFailed'),
  unreachable: replyText('emailOrPhone'),
  phone: replyText('phoneWeCanCall'),
  amount: replyText('amountAboveZero'),
} as const;

export const rhythms = ['once', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** The visitor's input. Without a name the gift is anonymous. */
export const pledgeInput = z.object({
  amount: requiredLine(pledgeLimits.amount),
  currency: currencyField.default(currencies[0]),
  rhythm: z.enum(rhythms, { error: replyText('chooseRhythm') }).default('once'),
  /** The number of the project it is for; none where it is needed most. */
  project_id: sentId(replyText('chooseProject')).default(null),
  full_name: optionalLine(pledgeLimits.full_name),
  email: emailAddressOrEmpty.default(''),
  phone: phoneLine(pledgeLimits.phone),
  message: paragraphsUpTo(pledgeLimits.message).default(''),
  /** Whether the giver wants one reminder if the gift does not come. */
  is_reminder_wanted: sentFlag(replyText('chooseReminder')).default(false),
});

type Input = z.infer<typeof pledgeInput>;

/** An error at this field, shown with those of the other fields, unless it, or what it `needs`, has one already. */
const at = (field: keyof Input, error: string, ...needs: (keyof Input)[]): z.core.$ZodCustomParams => ({
  error,
  path: [field],
  when: ({ issues }) =>
    issues.every(({ path }) => path?.[0] !== undefined && ![field, ...needs].some((name) => name === path[0])),
});

const isReached = ({ email, phone }: Input) => email !== '' || phone !== '';
const isCalled = ({ email, phone }: Input) => email !== '' || phone === '' || phoneNumber(phone) !== undefined;
const isAmount = ({ amount, currency }: Input) => amount === '' || typedAmount(amount, currency) !== undefined;

/** Checks that the amount is a valid one, and that there is an e-mail address or a telephone number. */
const checked = <Schema extends z.ZodType<Input>>(input: Schema) =>
  input
    .refine(isAmount, at('amount', pledgeTexts.amount, 'currency'))
    .refine(isReached, at('email', pledgeTexts.unreachable))
    .refine(isReached, at('phone', pledgeTexts.unreachable))
    .refine(isCalled, at('phone', pledgeTexts.phone));

/** The request of a visitor. */
export const pledgeRequest = checked(pledgeInput.extend(formGuard.shape));

/** A pledge that staff enter for somebody, with the giver's language and the donation interest that the pledge follows. */
export const staffPledgeInput = checked(
  pledgeInput.extend({
    language: z.enum(languages, { error: staffText('chooseLanguage') }).default(visitorsLanguage),
    interest_id: sentId(staffText('chooseInterest')).default(null),
  }),
);

/** The reply to a pledge that was taken: what to write on the transfer, and the address at which the giver sees its state. */
export const pledgeTaken = formTaken.extend({
  reference: z.string().optional(),
  /** Below the site's root, with a secret in it. */
  address: z.string().optional(),
});

export const pledgeStatuses = ['open', 'cancelled'] as const;
export type PledgeStatus = (typeof pledgeStatuses)[number];

/** The state of a pledge, computed from its gifts. `part`: less than was pledged has come in. */
export const pledgeStates = ['waiting', 'part', 'received', 'cancelled'] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** A pledge without what its giver wrote and where they are reached: for staff who deal with payments. */
export const pledgeInShort = z.object({
  id: z.int(),
  reference: z.string(),
  amount: z.int(),
  currency,
  rhythm: z.enum(rhythms),
  project: z.object({ id: z.int(), title: z.string() }).nullable(),
  full_name: z.string(),
  status: z.enum(pledgeStatuses),
  /** The sum of its gifts, in the currency's smallest unit. */
  received: z.int(),
  /** The amount due by today, in the currency's smallest unit. */
  expected: z.int(),
  state: z.enum(pledgeStates),
  created_at: instant,
});

/** A pledge as its giver sees it at its secret address. */
export const ownPledge = pledgeInShort.omit({ id: true }).extend({
  project: z.object({ id: z.int(), title: z.string(), ...translationMarks }).nullable(),
  has_email: z.boolean(),
  receipts: z.array(z.object({ number: z.string(), issued_on: z.string(), address: z.string() })),
  /** How the last request to a telephone stands; null where none was asked, and absent where none can be. */
  request: paymentRequest.nullable().optional(),
  /** The number that was asked last, or else the giver's own; absent where none can be asked. */
  phone: z.string().optional(),
});

/** A pledge as staff see it. */
export const pledge = pledgeInShort.extend({
  giver_id: z.int(),
  interest_id: z.int().nullable(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  is_reminder_wanted: z.boolean(),
  reminded_at: instantOrNull,
  updated_at: instant,
  /** Its secret address, for a giver who has lost it. Empty for whoever may not change pledges: there a pledge is cancelled. */
  address: z.string(),
});

/** A pledge with the open donation interest of the same address, which staff may say it follows: anybody can type an address. */
export const pledgeDetails = pledge.extend({
  proposed_interest: z.object({ id: z.int(), full_name: z.string(), created_at: instant }).nullable(),
});

export const pledgeQuery = listQuery.extend({
  state: z.enum(pledgeStates, { error: staffText('chooseState') }).optional(),
  rhythm: z.enum(rhythms, { error: staffText('chooseOnceOrMonthly') }).optional(),
  project: identifier.shape.id.optional(),
});

export const pledgeStatusInput = z.object({
  status: z.enum(pledgeStatuses, { error: staffText('chooseOpenOrCancelled') }),
});

export const pledgeInterestInput = z.object({ interest_id: identifier.shape.id });

export type PledgeInput = z.infer<typeof pledgeInput>;
export type StaffPledgeInput = z.infer<typeof staffPledgeInput>;
export type OwnPledge = z.infer<typeof ownPledge>;
export type Pledge = z.infer<typeof pledge>;
export type PledgeDetails = z.infer<typeof pledgeDetails>;
export type PledgeInShort = z.infer<typeof pledgeInShort>;
export type PledgeQuery = z.infer<typeof pledgeQuery>;
export type PledgeOrder = 'created_at' | 'amount' | 'full_name';

/** A month as a number that the next month follows; `day` is `2026-11-20`. */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The amount due by this month. A monthly pledge is due once for every month from its first to this one. */
export const expectedOf = (rhythm: Rhythm, amount: number, startMonth: number, thisMonth: number): number =>
  rhythm === 'once' ? amount : amount * Math.max(1, thisMonth - startMonth + 1);

/** Where a pledge stands. A monthly one that is cancelled has ended, also where all of it came in until then. */
export function pledgeState({
  status,
  rhythm,
  received,
  expected,
}: Pick<Pledge, 'status' | 'rhythm' | 'received' | 'expected'>): PledgeState {
  const isCancelled = status === 'cancelled';
  if (isCancelled && rhythm === 'monthly') return 'cancelled';
  if (received >= expected) return 'received';
  if (isCancelled) return 'cancelled';
  return received > 0 ? 'part' : 'waiting';
}

/** True once a one-off pledge has come in whole; a monthly pledge never is. */
export const isReceivedWhole = ({ rhythm, expected, received }: Pick<Pledge, 'rhythm' | 'expected' | 'received'>) =>
  rhythm === 'once' && received >= expected;

/** What is still to come; nothing for one that was cancelled. */
export const outstandingOf = ({
  status,
  expected,
  received,
}: Pick<Pledge, 'status' | 'expected' | 'received'>): number =>
  status === 'cancelled' ? 0 : Math.max(0, expected - received);

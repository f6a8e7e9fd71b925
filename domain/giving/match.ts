import { folded } from '../folded.ts';
import type { Currency } from './money.ts';
import type { Rhythm } from './pledge.ts';
import { nearReferencesIn, referencesIn } from './reference.ts';

// Whose gift a payment is. The facts come in, proposals with their reasons go out; nothing is looked up and nothing stored.

export interface PaymentFacts {
  /** The part that is not assigned yet, in the smallest unit. */
  amount: number;
  currency: Currency;
  /** `2026-11-20`. */
  day: string;
  payer_name: string;
  /** As `+250788111222` where it is a number. */
  payer_phone: string;
  reference: string;
  text: string;
}

export interface PledgeFacts {
  id: number;
  giver_id: number;
  amount: number;
  currency: Currency;
  rhythm: Rhythm;
  /** Still to come. */
  outstanding: number;
  isCancelled: boolean;
  full_name: string;
  /** The giver's, as `+250788111222`. */
  phone: string;
  /** The day it was made. */
  day: string;
}

/** Earlier gifts of a giver from the same telephone number or name, of the same amount. */
export interface HabitFacts {
  giver_id: number;
  pledge_id: number | null;
  gifts: number;
}

export interface Candidates {
  /** The givers with the payer's telephone number. */
  called: readonly { giver_id: number }[];
  pledges: readonly PledgeFacts[];
  habits: readonly HabitFacts[];
}

export const matchReasons = [
  'reference',
  'reference_of_cancelled',
  'mistyped_reference',
  'phone_and_amount',
  'name_and_amount',
  'habit',
  'phone',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** `certain`: the reference says it. `likely`: one press away. `possible`: somebody has to look. */
export const certainties = ['certain', 'likely', 'possible'] as const;
export type Certainty = (typeof certainties)[number];

export interface Proposal {
  giver_id: number;
  pledge_id: number | null;
  reason: MatchReason;
  certainty: Certainty;
}

/** Days between a pledge and a payment of the same name and amount that may still be about the same gift. */
const DAYS_OF_A_NAME = 45;

/** So many gifts of the same amount make a habit. */
const GIFTS_OF_A_HABIT = 2;

const DAY = 86_400_000;

const isWithinDays = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= DAYS_OF_A_NAME * DAY;

/** The words of a name, whatever their order, accents and letter case: `MUKAMANA Alice` and `Alice Mukamana` have the same. */
export const wordsOfName = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort();

/** True for two names of the same words in any order; false where one is empty. */
export const isSameName = (one: string, other: string): boolean => {
  const words = wordsOfName(one).join(' ');
  return words !== '' && words === wordsOfName(other).join(' ');
};

/** Whether the amount equals all that is outstanding for the pledge, or one month of it. */
const isExpectedAmount = ({ amount, rhythm, outstanding }: PledgeFacts, paid: number) =>
  paid === amount || (rhythm === 'once' && paid === outstanding);

interface Reasoned {
  reason: MatchReason;
  certainty: Certainty;
}

/** The best reason for which this pledge may be meant. Undefined without any. `isShared`: several givers have the payer's number. */
function reasonFor(
  payment: PaymentFacts,
  pledge: PledgeFacts,
  written: ReadonlySet<number>,
  near: ReadonlySet<number>,
  isShared: boolean,
): Reasoned | undefined {
  if (pledge.currency !== payment.currency) return undefined;
  const isSamePhone = payment.payer_phone !== '' && payment.payer_phone === pledge.phone;
  const isNamed = isSameName(payment.payer_name, pledge.full_name);
  const isAmount = isExpectedAmount(pledge, payment.amount);
  // All of it came in: it is somebody else's gift, or another one.
  const isFull = pledge.rhythm === 'once' && pledge.outstanding === 0;
  const byAmount: Certainty = isFull ? 'possible' : 'likely';
  if (written.has(pledge.id)) {
    if (pledge.isCancelled) return { reason: 'reference_of_cancelled', certainty: 'likely' };
    // With two references in one text somebody has to say how it is split. Money for a pledge that has come in whole may be
    // the same money, told by somebody else.
    return { reason: 'reference', certainty: written.size === 1 && !isFull ? 'certain' : 'likely' };
  }
  if (pledge.isCancelled) return undefined;
  if (near.has(pledge.id)) {
    const isBacked = isAmount || isSamePhone || isNamed;
    return { reason: 'mistyped_reference', certainty: isBacked ? byAmount : 'possible' };
  }
  // Anybody can pledge with somebody else's number.
  if (isSamePhone && isAmount) return { reason: 'phone_and_amount', certainty: isShared ? 'possible' : byAmount };
  if (isNamed && isAmount && isWithinDays(pledge.day, payment.day))
    return { reason: 'name_and_amount', certainty: byAmount };
  return isSamePhone && pledge.outstanding > 0 ? { reason: 'phone', certainty: 'possible' } : undefined;
}

const rank = ({ certainty, reason }: Reasoned) =>
  certainties.indexOf(certainty) * matchReasons.length + matchReasons.indexOf(reason);

/**
 * The pledges and givers that a payment may be from, the best first. Where two are as likely as each other, both are only
 * possible.
 */
export function proposalsFor(payment: PaymentFacts, { called, pledges, habits }: Candidates): Proposal[] {
  // Money that went back is nobody's gift, also where it repeats a reference.
  if (payment.amount <= 0) return [];
  const text = `${payment.reference} ${payment.text}`;
  const known = new Set(pledges.map(({ id }) => id));
  const written = new Set(referencesIn(text).filter((id) => known.has(id)));
  const near = new Set(nearReferencesIn(text));
  const found: Proposal[] = pledges.flatMap((pledge) => {
    const reasoned = reasonFor(payment, pledge, written, near, called.length > 1);
    return reasoned ? [{ giver_id: pledge.giver_id, pledge_id: pledge.id, ...reasoned }] : [];
  });
  const byHabit = habits.filter(
    ({ gifts, pledge_id }) => gifts >= GIFTS_OF_A_HABIT && !found.some((one) => one.pledge_id === pledge_id),
  );
  const all: Proposal[] = [
    ...found,
    ...byHabit.map(
      ({ giver_id, pledge_id }): Proposal => ({ giver_id, pledge_id, reason: 'habit', certainty: 'likely' }),
    ),
  ];
  for (const { giver_id } of called)
    if (!all.some((one) => one.giver_id === giver_id))
      all.push({ giver_id, pledge_id: null, reason: 'phone', certainty: 'possible' });
  all.sort((one, other) => rank(one) - rank(other));
  const [first, second] = all;
  const isTied = first?.certainty === 'likely' && second !== undefined && rank(first) === rank(second);
  if (!isTied) return all;
  return all.map((one) => (rank(one) === rank(first) ? { ...one, certainty: 'possible' } : one));
}

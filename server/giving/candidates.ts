import { sql } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import {
  type Candidates,
  type HabitFacts,
  type PaymentFacts,
  type PledgeFacts,
  proposalsFor,
  wordsOfName,
} from '../../domain/giving/match.ts';
import type { Payment } from '../../domain/giving/payment.ts';
import { outstandingOf, type Pledge } from '../../domain/giving/pledge.ts';
import { nearReferencesIn, referencesIn } from '../../domain/giving/reference.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import type { Database } from '../database/open.ts';
import { contains } from '../resource/searching.ts';
import { readGivers } from './givers.ts';
import { openWithReference } from './payments.ts';
import { type PledgeContext, readPledges } from './pledges.ts';

/** Open pledges of one payer that are looked at, the newest: more than anybody makes. */
const MAX_OF_PAYER = 200;

/** Words of a name by which pledges are looked for; what they find is compared whole. */
const MAX_WORDS = 8;

/** The numbers of the pledges that this payment may be about. */
async function pledgeIds(db: Database, payment: PaymentFacts): Promise<number[]> {
  const text = `${payment.reference} ${payment.text}`;
  const open = db
    .selectFrom('pledges')
    .select('pledges.id')
    .where('status', '=', 'open')
    .where('pledges.currency', '=', payment.currency)
    .orderBy('pledges.id', 'desc')
    .limit(MAX_OF_PAYER);
  const words = wordsOfName(payment.payer_name).slice(0, MAX_WORDS);
  const sameName =
    words.length === 0
      ? []
      : await open
          .where('pledges.amount', '=', payment.amount)
          .where(({ and }) => and(words.map((word) => contains(['full_name'], word))))
          .execute();
  const samePhone =
    payment.payer_phone === ''
      ? []
      : await open
          .innerJoin('givers', 'givers.id', 'pledges.giver_id')
          .where('givers.phone', '=', payment.payer_phone)
          .execute();
  const written = [...referencesIn(text), ...nearReferencesIn(text)].filter((id) => id <= MAX_ID);
  return [...written, ...sameName.map(({ id }) => id), ...samePhone.map(({ id }) => id)];
}

/** The pledge that a habit is about: one for each month that is open; else the habit is the giver's alone. */
const pledgeOfHabit = sql<
  number | null
>`case when pledges.status = 'open' and pledges.rhythm = 'monthly' then pledges.id end`;

/** Gifts of the same amount from the same number, or the same name, and whose they were. */
async function habitsOf(db: Database, payment: PaymentFacts): Promise<HabitFacts[]> {
  const { payer_phone, payer_name } = payment;
  if (payer_phone === '' && payer_name === '') return [];
  return db
    .selectFrom('payments')
    .innerJoin('gifts', 'gifts.payment_id', 'payments.id')
    .leftJoin('pledges', 'pledges.id', 'gifts.pledge_id')
    .select(['gifts.giver_id', pledgeOfHabit.as('pledge_id')])
    .select(({ fn }) => fn.countAll<number>().as('gifts'))
    .where('payments.amount', '=', payment.amount)
    .where('payments.currency', '=', payment.currency)
    .where('gifts.amount', '=', payment.amount)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gifts as back').select('back.id').whereRef('back.takes_back', '=', 'gifts.id'))),
    )
    .where(payer_phone === '' ? 'payer_name' : 'payer_phone', '=', payer_phone === '' ? payer_name : payer_phone)
    .groupBy(['gifts.giver_id', pledgeOfHabit])
    .orderBy('gifts.giver_id')
    .orderBy('pledge_id')
    .execute();
}

/** A pledge as the matching takes it, with its giver's telephone number. */
const factsOf = (pledge: Pledge, phone: string, { timeZone }: PledgeContext): PledgeFacts => ({
  id: pledge.id,
  giver_id: pledge.giver_id,
  amount: pledge.amount,
  currency: pledge.currency,
  rhythm: pledge.rhythm,
  outstanding: outstandingOf(pledge),
  isCancelled: pledge.status === 'cancelled',
  full_name: pledge.full_name,
  phone,
  day: dayOf(new Date(pledge.created_at), timeZone),
});

/** Givers of one telephone number that are proposed. */
const MAX_CALLED = 10;

const giversCalled = (db: Database, phone: string) =>
  phone === ''
    ? []
    : db
        .selectFrom('givers')
        .select(sql<number>`coalesce(merged_into, id)`.as('giver_id'))
        .distinct()
        .where('phone', '=', phone)
        .orderBy('giver_id')
        .limit(MAX_CALLED)
        .execute();

/** All that the matching has to know to say whose gift a payment is. */
export async function candidatesFor(db: Database, payment: PaymentFacts, context: PledgeContext): Promise<Candidates> {
  const pledges = await readPledges(db, await pledgeIds(db, payment), context);
  const givers = await readGivers(
    db,
    pledges.map(({ giver_id }) => giver_id),
  );
  return {
    pledges: pledges.map((one) => factsOf(one, givers.get(one.giver_id)?.phone ?? '', context)),
    habits: await habitsOf(db, payment),
    called: await giversCalled(db, payment.payer_phone),
  };
}

/** The part of a payment that nobody has yet, as the matching takes it. */
export const unassigned = (payment: Payment) => ({ ...payment, amount: payment.amount - payment.assigned });

/** Open payments that are looked at for certain matches at once. */
const MAX_CERTAIN = 500;

/** Of these open payments those whose reference says for which pledge they are: no more than is still to come for each. */
export async function certainMatchesAmong(
  db: Database,
  payments: readonly Payment[],
  context: PledgeContext,
): Promise<{ payment: Payment; pledge: Pledge }[]> {
  const open = payments
    .filter(({ amount }) => amount > 0)
    .map((payment) => ({ payment, references: referencesIn(`${payment.reference} ${payment.text}`) }));
  const known = await readPledges(
    db,
    open.flatMap(({ references }) => references),
    context,
  );
  // Nothing but the reference makes a match certain, so nothing else is looked up.
  const pledges = new Map(known.map((pledge) => [pledge.id, { pledge, facts: factsOf(pledge, '', context) }]));
  return open.flatMap(({ payment, references }) => {
    const facts = unassigned(payment);
    const named = references.flatMap((id) => pledges.get(id) ?? []);
    const [first] = proposalsFor(facts, { pledges: named.map((one) => one.facts), habits: [], called: [] });
    const found = first?.certainty === 'certain' ? pledges.get(first.pledge_id ?? 0) : undefined;
    if (!found) return [];
    found.facts = { ...found.facts, outstanding: Math.max(0, found.facts.outstanding - facts.amount) };
    return [{ payment, pledge: found.pledge }];
  });
}

/** The open payments whose reference says for which pledge they are, the newest first. */
export const findCertainMatches = async (db: Database, context: PledgeContext) =>
  certainMatchesAmong(db, await openWithReference(db, MAX_CERTAIN), context);

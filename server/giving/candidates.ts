import { dayOf } from '../../domain/calendar.ts';
import {
  type Candidates,
  type HabitFacts,
  type PaymentFacts,
  type PledgeFacts,
  wordsOfName,
} from '../../domain/giving/match.ts';
import { outstandingOf } from '../../domain/giving/pledge.ts';
import { nearReferencesIn, referencesIn } from '../../domain/giving/reference.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import type { Database } from '../database/open.ts';
import { contains } from '../resource/listing.ts';
import { readGivers } from './givers.ts';
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

/** Gifts of the same amount from the same number, or the same name, and whose they were. */
async function habitsOf(db: Database, payment: PaymentFacts): Promise<HabitFacts[]> {
  const { payer_phone, payer_name } = payment;
  if (payer_phone === '' && payer_name === '') return [];
  return db
    .selectFrom('payments')
    .innerJoin('gifts', 'gifts.payment_id', 'payments.id')
    .select(['gifts.giver_id', 'gifts.pledge_id'])
    .select(({ fn }) => fn.countAll<number>().as('gifts'))
    .where('payments.amount', '=', payment.amount)
    .where('payments.currency', '=', payment.currency)
    .where('gifts.amount', '=', payment.amount)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gifts as back').select('back.id').whereRef('back.takes_back', '=', 'gifts.id'))),
    )
    .where(payer_phone === '' ? 'payer_name' : 'payer_phone', '=', payer_phone === '' ? payer_name : payer_phone)
    .groupBy(['gifts.giver_id', 'gifts.pledge_id'])
    .execute();
}

/** All that the matching has to know to say whose gift a payment is. */
export async function candidatesFor(db: Database, payment: PaymentFacts, context: PledgeContext): Promise<Candidates> {
  const pledges = await readPledges(db, await pledgeIds(db, payment), context);
  const givers = await readGivers(
    db,
    pledges.map(({ giver_id }) => giver_id),
  );
  return {
    pledges: pledges.map(
      (one): PledgeFacts => ({
        id: one.id,
        giver_id: one.giver_id,
        amount: one.amount,
        currency: one.currency,
        rhythm: one.rhythm,
        outstanding: outstandingOf(one),
        isCancelled: one.status === 'cancelled',
        full_name: one.full_name,
        phone: givers.get(one.giver_id)?.phone ?? '',
        day: dayOf(new Date(one.created_at), context.timeZone),
      }),
    ),
    habits: await habitsOf(db, payment),
  };
}

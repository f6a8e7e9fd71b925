import type { PaymentDetails } from '../../domain/api/giving.ts';
import { proposalsFor } from '../../domain/giving/match.ts';
import { typedAmount } from '../../domain/giving/money.ts';
import { isReceivedWhole, type PledgeInShort, pledgeInShort } from '../../domain/giving/pledge.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { replyText, staffText } from '../../domain/reply-text.ts';
import { holdLock, holdRows } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { candidatesFor, findCertainMatches, unassigned } from './candidates.ts';
import { findGift, giftsOfPayment, giftsTakenBackBy, refundableGifts } from './gift-list.ts';
import { assign, takeBackGift } from './gifts.ts';
import { readGivers } from './givers.ts';
import { findPayment, listPayments, setAside, takeUp } from './payments.ts';
import { findPledge, type PledgeContext, readPledges } from './pledges.ts';
import { changeSource, findSource, listSources, makeSource } from './sources.ts';

const resource = 'payments';

export function paymentRoutes(services: Services): Endpoint[] {
  const { db, write, config } = services;
  const contextAt = (now: Date): PledgeContext => ({ now, timeZone: config.timeZone, secretKey: config.secretKey });

  /** These pledges by their numbers, without what only those may see who may view pledges. */
  const pledgesInShort = async (
    database: Database,
    ids: readonly number[],
    now: Date,
  ): Promise<Map<number, PledgeInShort>> =>
    new Map((await readPledges(database, ids, contextAt(now))).map((one) => [one.id, pledgeInShort.parse(one)]));

  /** A payment with what is known of it. Throws a 404. */
  async function detailsOf(database: Database, id: number, now: Date): Promise<PaymentDetails> {
    const payment = await findPayment(database, id);
    if (!payment) throw notFound();
    const facts = unassigned(payment);
    const isOpen = payment.state === 'open';
    const proposals =
      isOpen && payment.amount > 0 ? proposalsFor(facts, await candidatesFor(database, facts, contextAt(now))) : [];
    const givers = await readGivers(
      database,
      proposals.map(({ giver_id }) => giver_id),
    );
    const pledges = await pledgesInShort(
      database,
      proposals.flatMap(({ pledge_id }) => pledge_id ?? []),
      now,
    );
    return {
      ...payment,
      proposals: proposals.flatMap(({ giver_id, pledge_id, reason, certainty }) => {
        const giver = givers.get(giver_id);
        if (!giver) return [];
        const { id: number, name } = giver;
        return [{ giver: { id: number, name }, pledge: pledges.get(pledge_id ?? 0) ?? null, reason, certainty }];
      }),
      gifts: await giftsOfPayment(database, id),
      refundable: isOpen && payment.amount < 0 ? await refundableGifts(database, facts) : [],
      taken_back: payment.amount < 0 ? await giftsTakenBackBy(database, id) : [],
    };
  }

  return [
    implement('GET /payment-sources/', () => listSources(db)),
    implement('POST /payment-sources/', ({ currentUser, body }) =>
      write(currentUser.userId, (unit) => makeSource(unit, body)),
    ),
    implement('PUT /payment-sources/{id}/', ({ currentUser, parameters: { id }, body }) =>
      write(currentUser.userId, (unit) => changeSource(unit, id, body)),
    ),
    implement('GET /payments/', async ({ query }) =>
      asPage(await listPayments(db, query, sliceOf(query, MAX_PAGE_SIZE)), '/payments/', query),
    ),
    implement('GET /payments/certain/', async ({ now }) =>
      (await findCertainMatches(db, contextAt(now))).map(({ payment, pledge }) => ({
        payment,
        pledge: pledgeInShort.parse(pledge),
      })),
    ),
    implement('GET /payments/{id}/', ({ parameters, now }) => detailsOf(db, parameters.id, now)),
    implement('POST /payments/', ({ currentUser, body }) =>
      write(currentUser.userId, async (unit) => {
        // A row of a statement that is being imported may be the same money.
        await holdLock(unit, 'statements');
        const source = await findSource(unit.db, body.source_id);
        const amount = typedAmount(body.amount, source.currency);
        const wrong = replyText('amountAboveZero');
        if (amount === undefined) throw badRequest(wrong, { amount: [wrong] });
        const { day, payer_name, reference, text } = body;
        const added = await unit.db
          .insertInto('payments')
          .values({
            ...{ day, payer_name, reference, text, amount },
            payer_phone: phoneNumber(body.payer_phone) ?? body.payer_phone,
            source_id: source.id,
            statement_id: null,
            fingerprint: `entered:${body.key}`,
            currency: source.currency,
            external_id: '',
            set_aside: '',
            assigned: 0,
            created_at: unit.now,
          })
          .onConflict((known) => known.columns(['source_id', 'fingerprint']).doNothing())
          .returning('id')
          .executeTakeFirst();
        const known = unit.db
          .selectFrom('payments')
          .select('id')
          .where('source_id', '=', source.id)
          .where('fingerprint', '=', `entered:${body.key}`);
        const { id } = added ?? (await known.executeTakeFirstOrThrow());
        if (added) await unit.audit({ action: 'create', resource, resourceId: id });
        const payment = await findPayment(unit.db, id);
        if (!payment) throw notFound();
        return payment;
      }),
    ),
    implement('POST /payments/match/', ({ currentUser, body, now }) =>
      write(currentUser.userId, async (unit) => {
        const matches = [...body.matches].sort((one, other) => one.payment_id - other.payment_id);
        await holdRows(
          unit,
          'payments',
          matches.map(({ payment_id }) => payment_id),
        );
        await holdRows(
          unit,
          'pledges',
          matches.map(({ pledge_id }) => pledge_id),
        );
        for (const { payment_id, pledge_id } of matches) {
          const payment = await findPayment(unit.db, payment_id);
          const pledge = await findPledge(unit.db, pledge_id, contextAt(now));
          if (!payment || !pledge) throw notFound();
          if (payment.state !== 'open') throw conflict(staffText('paymentDealtWith'));
          // The same money may have been told by the operator meanwhile.
          if (isReceivedWhole(pledge)) throw conflict(staffText('pledgeCompleteNow', pledge.reference));
          const { amount } = unassigned(payment);
          const share = { amount, pledge_id, giver_id: null, project_id: null, gift_id: null };
          await assign(unit, payment_id, [share], currentUser.userId);
          await unit.audit({ action: 'match', resource, resourceId: payment_id, after: { pledge: pledge_id, amount } });
        }
        return { matched: body.matches.length };
      }),
    ),
    implement('POST /payments/{id}/gifts/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        const gifts = await assign(unit, id, body.shares, currentUser.userId, body.assigned);
        await unit.audit({ action: 'match', resource, resourceId: id, after: { gifts } });
        return detailsOf(unit.db, id, now);
      }),
    ),
    implement('POST /payments/{id}/set-aside/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await setAside(unit, id, body.reason);
        return detailsOf(unit.db, id, now);
      }),
    ),
    implement('POST /payments/{id}/take-up/', ({ currentUser, parameters: { id }, now }) =>
      write(currentUser.userId, async (unit) => {
        await takeUp(unit, id);
        return detailsOf(unit.db, id, now);
      }),
    ),
    implement('POST /gifts/{id}/take-back/', ({ currentUser, parameters: { id }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        const gift = await findGift(unit.db, id);
        const { reason, payment_id: paymentId } = body;
        await takeBackGift(unit, id, { reason, paymentId }, currentUser.userId);
        return detailsOf(unit.db, paymentId ?? gift?.payment_id ?? 0, now);
      }),
    ),
  ];
}

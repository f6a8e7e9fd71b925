import { expect } from 'vitest';
import { paymentStateOf } from '../../domain/giving/payment.ts';
import { giftsOfGivers } from '../../server/giving/gift-list.ts';
import { sameGivers } from '../../server/giving/givers.ts';
import { countWrongSums } from '../../server/giving/kept-sums.ts';
import { findPayment } from '../../server/giving/payments.ts';
import { readPledges } from '../../server/giving/pledges.ts';
import { readGivingReport } from '../../server/giving/report.ts';
import type { Services } from '../../server/services.ts';

/** What the model knows of a payment. */
interface Known {
  id: number;
  day: string;
  amount: number;
  /** Gifts of it by their numbers, and what is left of each by this payment. */
  gifts: Map<number, number>;
  isSetAside: boolean;
}

/** A line of a statement, and the payment that it became. */
interface Line {
  day: string;
  amount: number;
  cells: string[];
  known?: Known;
}

export const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0);
export const left = (it: Known) => it.amount - sum(it.gifts.values());

/** What must be stored after some steps. */
export class LedgerModel {
  readonly payments: Known[] = [];
  readonly pledges: number[] = [];
  /** Each giver, and whom they were merged into. */
  readonly givers = new Map<number, number | null>();
  /** Whose each gift is, and for which pledge. */
  readonly owners = new Map<number, { giver: number; pledge: number | null }>();
  /** What each receipt that is not void is for, by its gift. */
  readonly receipts = new Map<number, number>();
  /** The count of each year. */
  readonly issued = new Map<number, number>();
  readonly statements: { source: number; isNumbered: boolean; lines: Line[] }[] = [];

  /** All gifts with what is left of them over all payments. */
  giftsLeft(): Map<number, number> {
    const all = new Map<number, number>();
    for (const it of this.payments) for (const [id, amount] of it.gifts) all.set(id, (all.get(id) ?? 0) + amount);
    return all;
  }
}

/** All that is stored is what the model says. */
export async function compareWithModel({ db, clock, config }: Services, ledger: LedgerModel): Promise<void> {
  const { payments: model, pledges, givers, owners, receipts, issued, statements } = ledger;
  // The money that came in is the money on the statements, each row of it once.
  const stored = await db.selectFrom('payments').select(['id', 'day', 'amount', 'assigned']).orderBy('id').execute();
  expect(stored).toEqual(
    model.map((it) => ({ id: it.id, day: it.day, amount: it.amount, assigned: it.amount - left(it) })),
  );
  const lines = statements.flatMap((one) => one.lines.filter(({ known }) => known));
  expect(sum(stored.map(({ amount }) => amount))).toBe(sum(lines.map(({ amount }) => amount)));
  for (const it of model.slice(-50)) {
    const state = paymentStateOf({ amount: it.amount, assigned: it.amount - left(it), isSetAside: it.isSetAside });
    expect((await findPayment(db, it.id))?.state).toBe(state);
  }
  // The ledger says the same, payment by payment and gift by gift.
  const rows = await db.selectFrom('gifts').select(['id', 'payment_id', 'takes_back', 'amount']).execute();
  const shares = new Map<string, number>();
  for (const { id, payment_id, takes_back, amount } of rows) {
    const place = `${payment_id} ${takes_back ?? id}`;
    shares.set(place, (shares.get(place) ?? 0) + amount);
  }
  const expected = model.flatMap((it) => [...it.gifts].map(([gift, amount]) => [`${it.id} ${gift}`, amount] as const));
  expect([...shares].sort()).toEqual(expected.sort());
  // What is kept of gifts and pledges is the sum of their rows.
  expect(await countWrongSums(db)).toBe(0);
  // Pledges, givers and the report count each gift once.
  const all = ledger.giftsLeft();
  const context = { now: clock(), timeZone: config.timeZone, secretKey: config.secretKey };
  const leftFor = (isMeant: (owner: { giver: number; pledge: number | null }) => boolean) =>
    sum([...owners].filter(([, owner]) => isMeant(owner)).map(([gift]) => all.get(gift) ?? 0));
  for (const { id, received } of await readPledges(db, pledges.slice(-200), context))
    expect(received).toBe(leftFor(({ pledge: one }) => one === id));
  for (const [giver, into] of givers) {
    if (into !== null) continue;
    const gifts = await giftsOfGivers(db, await sameGivers(db, giver));
    expect(sum(gifts.map(({ amount }) => amount))).toBe(
      leftFor((owner) => (givers.get(owner.giver) ?? owner.giver) === giver),
    );
  }
  const { lines: reported } = await readGivingReport(db, { by: 'month' }, context);
  expect(sum(reported.map(({ received }) => received))).toBe(sum(all.values()));
  // The receipts of a year are numbered without a gap, and each that is not void is for what is left of its gift.
  const numbered = await db.selectFrom('receipts').selectAll().orderBy('year').orderBy('number').execute();
  expect(numbered.map(({ year, number }) => [year, number])).toEqual(
    [...issued]
      .sort(([a], [b]) => a - b)
      .flatMap(([year, count]) => Array.from({ length: count }, (_, at) => [year, at + 1])),
  );
  const live = numbered.filter(({ voided_at }) => voided_at === null);
  expect(new Map(live.map(({ gift_id, amount }) => [gift_id, amount]))).toEqual(receipts);
  expect(live.length).toBe(receipts.size);
  for (const [gift, amount] of receipts) expect(all.get(gift)).toBe(amount);
}

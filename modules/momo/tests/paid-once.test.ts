import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentRequests } from '../../../server/giving/payment-requests.ts';
import { databases } from '../../../tests/support/databases.ts';
import { momoGateway } from '../server/momo.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

/** What is confirmed on a telephone is told by a callback, by the schedule, by other nodes and by statements. */
describe.each(databases)('money that several tell of, on %s', (kind) => {
  let place: TelephonePlace;
  let source: number;
  let other: number;
  /** A second node on the same database. */
  let node: PaymentRequests;

  beforeAll(async () => {
    place = await openTelephonePlace(kind);
    source = await place.source('gateway');
    other = await place.source('mobile_money');
    node = new PaymentRequests(place.app.services, momoGateway(place.momo.settings));
    node.start();
  });

  beforeEach(() => {
    place.momo.callbacks = 'lost';
  });

  afterAll(async () => {
    await node.stop();
    await place.close();
  });

  let transactions = 7_000_000_000;

  /** A payment that the payer has confirmed, and that nobody here knows of yet. */
  async function confirmed() {
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    transactions += 1;
    const transaction = String(transactions);
    await place.momo.confirm(id);
    place.momo.change(id, { financialTransactionId: transaction });
    return { pledge, id, transaction, line: `${transaction},2026-11-20,25.00,Alice,0788000000,` };
  }

  const callBack = (id: string) => place.callBack(JSON.stringify({ externalId: id }));

  test.each([
    ['the same source', () => source],
    ['another source of mobile money', () => other],
  ])('is one gift: the statement first, in %s', async (_, into) => {
    const { pledge, transaction, line } = await confirmed();
    expect(await place.load(into(), line)).toEqual({ new: 1, known: 0, status: 201 });
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.payments(transaction)).toMatchObject([
      { payer_name: 'Alice', state: 'assigned', assigned: 2500 },
    ]);
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
    expect(await place.load(into(), line)).toMatchObject({ new: 0, known: 1 });
  });

  test.each([
    ['the same source', () => source],
    ['another source of mobile money', () => other],
  ])('is one gift: the callback first, then the statement in %s', async (_, into) => {
    const { pledge, id, transaction, line } = await confirmed();
    await callBack(id);
    await place.becomes(pledge.token, 'paid');
    const fee = `${transaction},2026-11-20,-0.25,Fee,,`;
    expect(await place.load(into(), line, fee)).toEqual({ new: 1, known: 1, status: 201 });
    const found = await place.payments(transaction);
    expect(found.map(({ amount, assigned }) => [amount, assigned]).sort()).toEqual([
      [-25, 0],
      [2500, 2500],
    ]);
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('is one gift: the statement, the callback, the schedule and another node at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { pledge, id, transaction, line } = await confirmed();
      place.app.advance(5_000);
      const [{ status }] = await Promise.all([
        place.load(round % 2 === 0 ? source : other, line),
        callBack(id),
        callBack(id),
        node.heard({ externalId: id }),
        place.app.services.requests?.nudge(),
        node.nudge(),
      ]);
      // What the preview said is no longer so: staff look again.
      expect([201, 409]).toContain(status);
      await place.becomes(pledge.token, 'paid');
      expect(await place.payments(transaction)).toMatchObject([{ assigned: 2500, gifts: [{ amount: 2500 }] }]);
      expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
    }
  });

  test('stays with whom staff gave it to', async () => {
    const { pledge, transaction, line } = await confirmed();
    const other = await place.pledge();
    await place.load(source, line);
    const [payment] = await place.payments(transaction);
    const share = { amount: 1000, pledge_id: other.id };
    expect((await place.staff('POST', `/payments/${payment?.id}/gifts/`, { shares: [share] })).status).toBe(200);
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.payments(transaction)).toMatchObject([{ assigned: 1000, state: 'open' }]);
    expect(await place.seen(pledge)).toMatchObject({ received: 0 });
  });

  test('stays set aside, if staff said that it is no gift', async () => {
    const { pledge, transaction, line } = await confirmed();
    await place.load(source, line);
    const [payment] = await place.payments(transaction);
    await place.staff('POST', `/payments/${payment?.id}/set-aside/`, { reason: 'A sale' });
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.payments(transaction)).toMatchObject([{ assigned: 0, state: 'set_aside' }]);
  });

  test('is one gift where one number of the operator stands for two requests', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    place.momo.change(second.id, { financialTransactionId: first.transaction });
    place.later(5_000);
    for (const { pledge } of [first, second]) await place.becomes(pledge.token, 'paid');
    expect(await place.payments(first.transaction)).toMatchObject([{ assigned: 2500, gifts: [{ amount: 2500 }] }]);
  });

  test('is kept for staff where the pledge was cancelled meanwhile, and they see whose it may be', async () => {
    const { pledge, transaction } = await confirmed();
    await place.app.call('POST', `/own-pledges/${pledge.token}/cancel/`);
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 0, state: 'cancelled' });
    const [payment] = await place.payments(transaction);
    expect(payment).toMatchObject({
      ...{ amount: 2500, assigned: 0, state: 'open', reference: pledge.reference },
      proposals: [{ pledge: { id: pledge.id }, reason: 'reference_of_cancelled', certainty: 'likely' }],
    });
    expect(await (await place.staff('GET', '/payments/certain/')).json()).not.toContainEqual(
      expect.objectContaining({ payment: expect.objectContaining({ id: payment?.id }) }),
    );
    // Taken up again and paid once more, it would be paid twice.
    const takeUp = () => place.app.call('POST', `/own-pledges/${pledge.token}/reopen/`);
    expect((await takeUp()).status).toBe(409);
    const match = { matches: [{ payment_id: payment?.id, pledge_id: pledge.id }] };
    expect((await place.staff('POST', '/payments/match/', match)).status).toBe(200);
    expect((await takeUp()).status).toBe(200);
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('24 payments that two nodes ask about are each asked about once, and given once', async () => {
    const all = [];
    for (let count = 0; count < 24; count += 1) all.push(await confirmed());
    const before = all.map(({ id }) => place.polls(id));
    place.app.advance(5_000);
    node.nudge();
    place.app.services.requests?.nudge();
    for (const { pledge } of all) await place.becomes(pledge.token, 'paid');
    expect(all.map(({ id }, index) => place.polls(id) - (before[index] ?? 0))).toEqual(all.map(() => 1));
    for (const { pledge } of all) expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('comes from the first gateway’s source, and from a new one where there is none', async () => {
    const { pledge, transaction, id } = await confirmed();
    const { db } = place.app.services;
    await db.updateTable('payment_sources').set({ kind: 'bank' }).where('kind', '=', 'gateway').execute();
    await callBack(id);
    await place.becomes(pledge.token, 'paid');
    expect(await place.payments(transaction)).toMatchObject([{ source: { name: 'MTN MoMo' } }]);
    const again = await confirmed();
    place.later(5_000);
    await place.becomes(again.pledge.token, 'paid');
    const gateways = db.selectFrom('payment_sources').select(['name', 'currency']).where('kind', '=', 'gateway');
    expect(await gateways.execute()).toEqual([{ name: 'MTN MoMo', currency: 'EUR' }]);
  });
});

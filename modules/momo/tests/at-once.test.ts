import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLock } from '../../../server/database/lock.ts';
import { takeBackGift } from '../../../server/giving/gifts.ts';
import { issueReceipt } from '../../../server/giving/issue-receipts.ts';
import { openGiving } from '../../../tests/support/giving.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

// Two at once, on PostgreSQL: on SQLite one writes after the other.

/** Long enough for a call to come to the lock that is held (ms); a shorter time makes the test pass, never fail. */
const COMES_TO_THE_LOCK = 500;

let place: TelephonePlace;
let giving: Awaited<ReturnType<typeof openGiving>>;

beforeAll(async () => {
  place = await openTelephonePlace('postgres');
  giving = await openGiving(place.app);
});

afterAll(() => place.close());

test('nobody is asked for money that came in while the request waited', async () => {
  const pledge = await place.pledge();
  const source = await place.source('cash');
  let asking: Promise<Response> | undefined;
  await place.app.services.write(null, async (unit) => {
    await holdLock(unit, 'gateway_payments');
    asking = place.ask(pledge.token);
    await wait(COMES_TO_THE_LOCK);
    const typed = { source_id: source, day: '2026-11-20', amount: '25', key: crypto.randomUUID() };
    const { id } = await (await place.staff('POST', '/payments/', typed)).json();
    const shares = [{ amount: 2500, pledge_id: pledge.id }];
    expect((await place.staff('POST', `/payments/${id}/gifts/`, { shares })).status).toBe(200);
  });
  expect((await asking)?.status).toBe(409);
  expect(place.requests()).toEqual([]);
});

test('pledges at once with one address are of one giver', async () => {
  const pledges = Array.from({ length: 8 }, () =>
    giving.pledge({ full_name: 'At Once', email: 'at-once@example.org' }),
  );
  const givers = (await Promise.all(pledges)).map(({ giver_id }) => giver_id);
  expect(new Set(givers).size).toBe(1);
});

test('a receipt says what is left of the gift, also while a refund is taken off it again', async () => {
  const { db, write, config } = place.app.services;
  const { id: by } = await place.app.addUser({ isSuperuser: true });
  const gift = await giving.gift(10_000, { giver: { name: 'Rose' } });
  const [{ id: source }] = await giving.call('GET', '/payment-sources/');
  const { id: refund } = await db
    .insertInto('payments')
    .values({
      ...{ source_id: source, statement_id: null, fingerprint: 'refund', day: '2026-11-19', amount: -4000 },
      ...{ currency: 'RWF', payer_name: '', payer_phone: '', reference: '', text: '', external_id: '' },
      ...{ set_aside: '', assigned: 0, created_at: '2026-11-20T08:00:00.000Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giving.call('POST', `/payments/${refund}/gifts/`, { shares: [{ amount: -4000, gift_id: gift.id }] });
  let issuing: Promise<unknown> | undefined;
  await write(by, async (unit) => {
    await takeBackGift(unit, gift.id, { reason: 'Not this one', paymentId: refund }, by);
    issuing = write(by, (other) => issueReceipt(other, config, gift.id, { by, byHand: false }));
    await Promise.race([issuing, wait(COMES_TO_THE_LOCK)]);
  });
  await issuing;
  const { results } = await giving.call('GET', '/receipts/');
  expect(results).toMatchObject([{ amount: 10_000, voided_at: null }]);
});

test('shares that are sent twice, as after a lost answer, are assigned once', async () => {
  const source = await place.source('cash');
  const typed = { source_id: source, day: '2026-11-20', amount: '1001', key: crypto.randomUUID() };
  const { id, assigned } = await (await place.staff('POST', '/payments/', typed)).json();
  const giver = { name: 'Half', email: 'half@example.org', phone: '' };
  const send = () => place.staff('POST', `/payments/${id}/gifts/`, { shares: [{ amount: 400, giver }], assigned });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

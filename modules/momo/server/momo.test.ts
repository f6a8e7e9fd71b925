import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gift, type MomoPlace, openMomoPlace } from '../tests/place.ts';

let place: MomoPlace;

beforeEach(async () => {
  place = await openMomoPlace();
});

afterEach(() => place.close());

describe('a payment', () => {
  test('is asked for as MTN wants it, confirmed, and then paid', async () => {
    const id = await place.requested();
    expect(place.momo.payments.get(id)?.answer).toEqual({
      amount: '2500',
      currency: 'RWF',
      externalId: id,
      payer: { partyIdType: 'MSISDN', partyId: '250788111222' },
      payerMessage: 'A gift. Thank you',
      payeeNote: 'G-2026-17',
      status: 'PENDING',
    });
    expect(await place.gateway.status(id)).toEqual({ state: 'pending' });
    await place.momo.confirm(id);
    expect(await place.gateway.status(id)).toEqual({
      state: 'paid',
      money: { amount: 2500, currency: 'RWF' },
      transactionId: '1000001',
      payerPhone: '250788111222',
    });
  });

  test('stays pending for as long as MTN says so', async () => {
    const id = await place.requested();
    place.momo.confirmAfter(id, 3);
    const states: string[] = [];
    for (let poll = 0; poll < 5; poll += 1) states.push((await place.gateway.status(id)).state);
    expect(states).toEqual(['pending', 'pending', 'pending', 'paid', 'paid']);
  });

  test.each([
    ['a word', 'NOT_ENOUGH_FUNDS', 'NOT_ENOUGH_FUNDS'],
    ['a code with a text', { code: 'PAYER_NOT_FOUND', message: 'No such payer' }, 'PAYER_NOT_FOUND'],
    ['nothing', undefined, 'unknown'],
    ['an endless text', 'N'.repeat(5000), `${'N'.repeat(100)}…`],
    ['signs that no database takes', 'NO\u0000FUNDS', 'NO FUNDS'],
  ])('fails with a reason, which is %s', async (_, said, reason) => {
    const id = await place.requested();
    await place.momo.refuse(id, said);
    expect(await place.gateway.status(id)).toEqual({ state: 'failed', reason });
  });

  test('is refused where the payer says no', async () => {
    const id = await place.requested();
    await place.momo.refuse(id, 'APPROVAL_REJECTED');
    expect(await place.gateway.status(id)).toEqual({ state: 'refused', reason: 'APPROVAL_REJECTED' });
  });

  test('asked for twice asks the payer once, also where the first reply was lost', async () => {
    const payment = gift();
    place.momo.fail('request', 'done, then lost');
    await place.outage(place.gateway.request(payment));
    expect(await place.gateway.request(payment)).toBe('pending');
    expect(await place.gateway.request(payment)).toBe('pending');
    expect(place.requests()).toHaveLength(3);
    expect(place.momo.payments.size).toBe(1);
  });

  test('that MTN does not know may still be on its way: it is pending', async () => {
    expect(await place.gateway.status(randomUUID())).toEqual({ state: 'pending' });
  });

  test.each(['0788 111 222', '+250 788 111 222', '788111222', '+250 0788-111-222'])(
    'is asked for from %s, with the country',
    async (phone) => {
      const id = await place.requested({ phone });
      expect(place.momo.payments.get(id)?.answer.payer.partyId).toBe('250788111222');
    },
  );

  test.each([
    ['no number', { phone: 'Aline' }],
    ['too few digits', { phone: '0788 111' }],
    ['another currency', { money: { amount: 500, currency: 'USD' as const } }],
    ['nothing', { money: { amount: 0, currency: 'RWF' as const } }],
    ['less than nothing', { money: { amount: -500, currency: 'RWF' as const } }],
    ['half a franc', { money: { amount: 0.5, currency: 'RWF' as const } }],
  ])('of %s is refused, and MTN is not asked', async (_, changes) => {
    expect(await place.gateway.request(gift(changes))).toBe('refused');
    expect(place.asked).toEqual([]);
  });

  test('that MTN finds wrong is refused', async () => {
    place.momo.fail('request', 400);
    expect(await place.gateway.request(gift())).toBe('refused');
  });

  test('has a message without the signs that MTN refuses, and no longer than it takes', async () => {
    const message = `N’ubwo “l'été” <b>& 🎁 ${'a'.repeat(2000)}`;
    const id = await place.requested({ message, reference: 'G/17 #ü' });
    const answer = place.momo.payments.get(id)?.answer;
    expect(answer?.payerMessage).toMatch(/^N ubwo l ete b a+$/);
    expect(answer?.payerMessage).toHaveLength(160);
    expect(answer?.payeeNote).toBe('G 17 u');
  });

  test('has an id of ours, and nothing else can become part of an address', async () => {
    const ofVersion1 = '9a4f1c2e-1b7d-11ef-8d3c-0242ac120002';
    for (const id of ['../../v1_0/account', 'https://example.org/', '', ofVersion1]) {
      await expect(place.gateway.status(id)).rejects.toThrow(TypeError);
      await expect(place.gateway.request(gift({ id }))).rejects.toThrow(TypeError);
    }
    expect(place.asked).toEqual([]);
  });
});

describe('what was paid is said as MTN says it', () => {
  const paidAs = async (changes: Record<string, unknown>) => {
    const id = await place.requested();
    await place.momo.confirm(id);
    place.momo.change(id, changes);
    return place.gateway.status(id);
  };

  test.each([
    ['another amount', { amount: '1' }, { amount: 1, currency: 'RWF' }],
    ['another currency', { currency: 'UGX' }, { amount: 2500, currency: 'UGX' }],
    ['another currency with a fraction', { amount: '12.5', currency: 'EUR' }, { amount: 1250, currency: 'EUR' }],
    ['zeros behind the point', { amount: '2500.00' }, { amount: 2500, currency: 'RWF' }],
    ['a number in place of a text', { amount: 2500 }, { amount: 2500, currency: 'RWF' }],
  ])('%s', async (_, changes, money) => {
    expect(await paidAs(changes)).toMatchObject({ state: 'paid', money });
  });

  test('another payer, and numbers in place of texts', async () => {
    expect(await paidAs({ payer: { partyIdType: 'MSISDN', partyId: 250789000000 } })).toMatchObject({
      payerPhone: '250789000000',
    });
    expect(await paidAs({ financialTransactionId: 23503452 })).toMatchObject({ transactionId: '23503452' });
  });

  test.each([
    ['an amount that is none', { amount: '2,500' }],
    ['half a franc', { amount: '2500.5' }],
    ['less than nothing', { amount: '-2500' }],
    ['an amount without end', { amount: '9'.repeat(50) }],
    ['a currency that we do not have', { currency: 'XAF' }],
    ['no number of the transaction', { financialTransactionId: undefined }],
    ['no payer', { payer: undefined }],
    ['another payment', { externalId: randomUUID() }],
    ['a status of another kind', { status: 'DONE' }],
  ])('but not as paid where it is about %s', async (_, changes) => {
    await place.outage(paidAs(changes));
  });
});

test('nothing is fetched but from the address of the settings, whatever people type and MTN answers', async () => {
  const trap = `${place.listener.origin}/`;
  const id = await place.requested({ message: trap, reference: trap });
  expect(await place.gateway.request(gift({ phone: trap }))).toBe('refused');
  place.gateway.paymentOfCallback({ externalId: id, url: trap, callbackUrl: trap });
  place.momo.fail('status', 'redirect');
  await place.outage(place.gateway.status(id));
  await place.momo.refuse(id, trap);
  await place.gateway.status(id);
  expect(new Set(place.asked)).toEqual(
    new Set([
      `${place.momo.settings.baseUrl}/collection/token/`,
      `${place.momo.settings.baseUrl}/collection/v1_0/requesttopay`,
      `${place.momo.settings.baseUrl}/collection/v1_0/requesttopay/${id}`,
    ]),
  );
  expect(place.listener.calls).toBe(0);
});

test('no secret can be read in the gateway itself', async () => {
  await place.requested();
  place.expectNoSecret(inspect(place.gateway, { depth: 20, showHidden: true }) + JSON.stringify(place.gateway));
});

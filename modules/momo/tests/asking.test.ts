import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../../../tests/support/databases.ts';
import { expectLoggedErrors } from '../../../tests/support/logged-errors.ts';
import { addDonation } from '../../../tests/support/submissions.ts';
import { startTestApp } from '../../../tests/support/test-app.ts';
import { momoCallbackPath } from '../server/momo.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

const HOUR = 3_600_000;

describe.each(databases)('a telephone that is asked for a gift, on %s', (kind) => {
  let place: TelephonePlace;
  const fetched: string[] = [];

  beforeAll(async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      fetched.push(address);
      return fetch(address, init);
    });
    place = await openTelephonePlace(kind);
  });

  afterAll(async () => {
    vi.unstubAllGlobals();
    await place.close();
  });

  test('gives what is outstanding, and the gift is the pledge’s as soon as it is confirmed', async () => {
    const interest = await addDonation(place.app.services, { status: 'contacted' });
    const pledge = await place.pledge({ interest_id: interest, language: 'fr' });
    expect((await place.own(pledge.token)).request).toBeNull();
    const phone = place.phone();
    const id = await place.asked(pledge, { phone });
    const sent = JSON.parse(place.requests().at(-1)?.body ?? '');
    expect(sent).toMatchObject({ amount: '25.00', currency: 'EUR', payer: { partyId: phone.slice(1) } });
    expect([sent.payeeNote, sent.payerMessage]).toEqual([pledge.reference, `Votre don ${pledge.reference}. Merci.`]);
    await place.momo.confirm(id);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ state: 'received', received: 2500 });
    const transaction = String(place.momo.payments.get(id)?.answer.financialTransactionId);
    expect(await place.payments(transaction)).toMatchObject([
      { external_id: transaction, amount: 2500, payer_phone: phone, state: 'assigned', day: '2026-11-20' },
    ]);
    const { db } = place.app.services;
    const gift = await db.selectFrom('gifts').selectAll().where('pledge_id', '=', pledge.id).executeTakeFirst();
    expect(gift).toMatchObject({ amount: 2500, created_by: null });
    const donation = await (await place.staff('GET', `/admin-donations/${interest}/`)).json();
    expect(donation.status).toBe('donated');
    expect(donation.status_history).toMatchObject([{ by: null }, { by: null }]);
    expect(donation.notes[0]).toMatchObject({ by: null, text: expect.stringContaining(pledge.reference) });
    const matches = db.selectFrom('audit').select(['user_id', 'after']).where('action', '=', 'match');
    expect(await matches.where('resource_id', '=', gift?.payment_id ?? 0).execute()).toEqual([
      { user_id: null, after: JSON.stringify({ pledge: pledge.id, amount: 2500 }) },
    ]);
    expect((await place.ask(pledge.token)).status).toBe(409);
  });

  test('is known to have paid without any callback, within seconds', async () => {
    place.momo.callbacks = 'lost';
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    await place.momo.confirm(id);
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('gives to the accounts what comes in after the payer was erased, without their number', async () => {
    const pledge = await place.pledge({ email: 'erased@example.org' });
    const id = await place.asked(pledge);
    const address = 'erased@example.org';
    await place.staff('POST', '/privacy/erase/', { address, confirmation: address });
    await place.momo.confirm(id);
    place.later(5_000);
    // The link ended with the erasing.
    await expect.poll(async () => (await place.kept(id)).state).toBe('paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500, email: '', phone: '' });
    const transaction = String(place.momo.payments.get(id)?.answer.financialTransactionId);
    expect(await place.payments(transaction)).toMatchObject([{ amount: 2500, payer_phone: '', state: 'assigned' }]);
  });

  test('gives once where the callback comes twice', async () => {
    place.momo.callbacks = 'doubled';
    const pledge = await place.pledge();
    await place.momo.confirm(await place.asked(pledge));
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('is asked about again when a callback comes after two days', async () => {
    place.momo.callbacks = 'once';
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    const { db } = place.app.services;
    await db.updateTable('gateway_payments').set({ next_poll_at: null }).where('id', '=', id).execute();
    place.later(48 * HOUR - 60_000);
    await place.momo.confirm(id);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('is not believed to have paid by what a callback says', async () => {
    place.momo.callbacks = 'once';
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    const before = await place.kept(id);
    const forged = { externalId: id, status: 'SUCCESSFUL', amount: '9000', financialTransactionId: '666' };
    const bodies = [forged, { ...forged, externalId: randomUUID() }, { ...forged, externalId: [id] }, [forged], null];
    for (const body of bodies) {
      const reply = await place.callBack(JSON.stringify(body));
      expect([reply.status, await reply.text()]).toEqual([200, '']);
    }
    await expect.poll(() => place.polls(id)).toBe(1);
    expect(await place.payments('666')).toEqual([]);
    expect((await place.own(pledge.token)).request).toEqual({ state: 'pending' });
    // The schedule goes on as it was: nobody wears it out.
    expect(await place.kept(id)).toEqual(before);
    await place.momo.refuse(id, 'NOT_ENOUGH_FUNDS');
    await place.becomes(pledge.token, 'failed');
    expect((await place.kept(id)).reason).toBe('NOT_ENOUGH_FUNDS');
    expect(await place.seen(pledge)).toMatchObject({ received: 0 });
  });

  test('can be asked again after a refusal, for a part', async () => {
    const pledge = await place.pledge();
    place.momo.fail('request', 400);
    const phone = place.phone();
    expect((await place.ask(pledge.token, { phone })).status).toBe(202);
    await place.becomes(pledge.token, 'failed');
    place.app.advance(1000);
    await place.momo.confirm(await place.asked(pledge, { phone, amount: '10.50' }));
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 1050, state: 'part' });
  });

  test.each([
    ['amount', { amount: '1.00' }],
    ['currency', { currency: 'USD' }],
  ])('that pays another %s leaves the money to staff', async (_, changed) => {
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    const transactionId = String(Math.round(Math.random() * 1e12));
    place.momo.change(id, { ...changed, status: 'SUCCESSFUL', financialTransactionId: transactionId });
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 0, state: 'waiting' });
    expect(await place.payments(transactionId)).toMatchObject([
      { state: 'open', reference: pledge.reference, gifts: [] },
    ]);
    expect((await place.kept(id)).reason).toBe('another amount');
  });

  test('may still ask for a pledge that was cancelled, and the giver is told to refuse it there', async () => {
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    const cancel = async () => (await place.app.call('POST', `/own-pledges/${pledge.token}/cancel/`)).json();
    const told =
      'Your pledge is cancelled. A payment request may still be on your phone: decline it there. ' +
      'If you confirm it, the money reaches us, and we will ask you what it is for.';
    expect(await cancel()).toEqual({ message: told });
    expect(await cancel()).toEqual({ message: told });
    expect((await place.own(pledge.token)).request).toEqual({ state: 'pending' });
    await place.momo.refuse(id, 'APPROVAL_REJECTED');
    place.later(5_000);
    await place.becomes(pledge.token, 'refused');
    expect(await cancel()).toEqual({ message: 'Your pledge is cancelled. We will not remind you of it.' });
  });

  test('does not ring for a pledge that was cancelled before', async () => {
    expectLoggedErrors(/^The gateway MTN MoMo does not work/);
    const pledge = await place.pledge();
    place.momo.fail('token', 500, 2);
    place.momo.revokeTokens();
    const before = place.requests().length;
    await place.ask(pledge.token);
    await place.app.call('POST', `/own-pledges/${pledge.token}/cancel/`);
    const id = place.app.services.db.selectFrom('gateway_payments').select('id').where('pledge_id', '=', pledge.id);
    const { id: number } = await id.executeTakeFirstOrThrow();
    await expect
      .poll(async () => {
        place.later(15_000);
        return place.polls(number);
      })
      .toBeGreaterThan(0);
    // One with a token that no longer works is all that was sent.
    expect(place.requests().length - before).toBeLessThanOrEqual(1);
    expect(place.momo.payments.has(number)).toBe(false);
  });

  test('is asked once for one key, however often it is sent', async () => {
    const pledge = await place.pledge();
    const before = place.momo.payments.size;
    const sent = { phone: place.phone(), idempotency_key: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 8 }, () => place.ask(pledge.token, sent)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202));
    await place.becomes(pledge.token, 'pending');
    expect(place.momo.payments.size - before).toBe(1);
  });

  test('is asked once at a time, and not too often', async () => {
    const pledge = await place.pledge();
    const phone = place.phone();
    const replies = await Promise.all(Array.from({ length: 8 }, () => place.ask(pledge.token, { phone })));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409, 409, 409, 409]);
    for (let time = 0; time < 4; time += 1) {
      place.later(6 * 60_000);
      expect((await place.ask((await place.pledge()).token, { phone })).status).toBe(202);
    }
    place.later(6 * 60_000);
    expect((await place.ask((await place.pledge()).token, { phone })).status).toBe(429);
  });

  test('keeps every other one from being asked for the same pledge, and says for how long', async () => {
    const pledge = await place.pledge();
    const before = place.momo.payments.size;
    const replies = await Promise.all(
      Array.from({ length: 32 }, () => place.ask(pledge.token, { phone: place.phone() })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 31 }, () => 409)]);
    await place.becomes(pledge.token, 'pending');
    expect(place.momo.payments.size - before).toBe(1);
    const refusal = async (language: string) =>
      (await (await place.ask(pledge.token, { phone: place.phone() }, { 'accept-language': language })).json()).detail;
    expect(await refusal('en')).toBe(
      'A request for this gift is already on another phone. Confirm or decline it there, or wait 5 minutes.',
    );
    place.later(4 * 60_000 + 30_000);
    expect(await refusal('fr')).toMatch(/attendez une minute\.$/);
    expect(await refusal('rw')).toMatch(/mutegereze umunota umwe\.$/);
    const db = place.app.services.db.selectFrom('gateway_payments').select('id').where('pledge_id', '=', pledge.id);
    expect(await db.execute()).toHaveLength(1);
    place.later(31_000);
    await place.becomes(pledge.token, 'late');
    await place.asked(pledge);
  });

  test.each([
    ['the payer refused', 'refused', 'APPROVAL_REJECTED'],
    ['its time ran out', 'failed', 'EXPIRED'],
  ])('is followed by another as soon as %s', async (_, state, reason) => {
    const pledge = await place.pledge();
    const id = await place.asked(pledge);
    await place.momo.refuse(id, reason);
    place.later(5_000);
    await place.becomes(pledge.token, state);
    await place.momo.confirm(await place.asked(pledge));
    place.later(5_000);
    await place.becomes(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('is asked from one place only so often', async () => {
    const { token } = await place.pledge();
    const sent = { phone: place.phone(), idempotency_key: randomUUID() };
    const statuses: number[] = [];
    for (let time = 0; time < 16; time += 1)
      statuses.push((await place.ask(token, sent, { 'x-forwarded-for': '192.0.2.7' })).status);
    expect([...new Set(statuses.slice(0, 15)), statuses.at(15)]).toEqual([202, 429]);
  });

  test('is a telephone, for an amount that is one, and no address is ever fetched that somebody typed', async () => {
    const pledge = await place.pledge();
    for (const phone of ['', 'http://127.0.0.1:9/', '250788111222@evil.example', '../../admin', '12']) {
      const reply = await place.ask(pledge.token, { phone });
      expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([400, ['phone']]);
    }
    for (const amount of ['25.01', '0', '-5', 'many', '1e3', 'https://evil.example/'])
      expect(Object.keys((await (await place.ask(pledge.token, { amount })).json()).errors)).toEqual(['amount']);
    expect((await place.ask(`${pledge.token}x`)).status).toBe(404);
    const known = [place.app.url, place.momo.settings.baseUrl, `http://${place.momo.settings.callbackHost}`];
    const addresses = fetched.map((address) => new URL(address).origin);
    expect(known).toEqual(expect.arrayContaining([...new Set(addresses)]));
  });

  test('is not offered for a currency that the operator does not take', async () => {
    const { token } = await place.pledge({ currency: 'RWF', amount: '5000' });
    expect(await place.own(token)).not.toHaveProperty('request');
    expect((await place.ask(token)).status).toBe(404);
  });

  test('a callback is answered the same, whatever it is, and however many come', async () => {
    for (const body of ['', '{', '"'.repeat(100_000), JSON.stringify({ externalId: 'x'.repeat(50_000) })])
      for (const method of ['PUT', 'POST']) {
        const reply = await place.callBack(body, method);
        expect([reply.status, await reply.text()]).toEqual([200, '']);
      }
    const many = await Promise.all(Array.from({ length: 200 }, () => place.callBack('{}')));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a flood of callbacks about one payment has the operator asked only so often', async () => {
    const id = await place.asked(await place.pledge());
    const before = place.polls(id);
    await Promise.all(Array.from({ length: 300 }, () => place.callBack(JSON.stringify({ externalId: id }))));
    expect(place.polls(id) - before).toBeLessThanOrEqual(120);
  });
});

test('without an operator there is nothing to see and nothing to call', async () => {
  const app = await startTestApp();
  const made = await app.call('POST', '/pledges/', { amount: '500', phone: '0788 111 222' });
  const { address } = await made.json();
  const token = address.split('/').at(-1);
  expect(await (await app.call('GET', `/own-pledges/${token}/`)).json()).not.toHaveProperty('request');
  for (const body of [{ phone: '0788111222' }, {}, []])
    expect((await app.call('POST', `/own-pledges/${token}/request/`, body)).status).toBe(404);
  for (const method of ['PUT', 'POST'])
    expect((await fetch(`${app.url}${momoCallbackPath}`, { method, body: '{}' })).status).toBe(404);
  await app.close();
});

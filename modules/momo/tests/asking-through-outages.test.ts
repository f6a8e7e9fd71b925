import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentRequests } from '../../../server/giving/payment-requests.ts';
import { databases } from '../../../tests/support/databases.ts';
import { momoGateway } from '../server/momo.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';
import type { MomoFault } from './momo-faults.ts';

const MINUTE = 60_000;

describe.each(databases)('while the operator has an outage, on %s', (kind) => {
  let place: TelephonePlace;
  /** All that is done is done by a node whose log is read. */
  let node: PaymentRequests;
  const lines: string[] = [];

  beforeAll(async () => {
    place = await openTelephonePlace(kind);
    place.momo.callbacks = 'lost';
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    node = new PaymentRequests({ ...place.app.services, log }, momoGateway(place.momo.settings));
    node.start();
    const { requests } = place.app.services;
    if (requests instanceof PaymentRequests) await requests.stop();
  });

  afterAll(async () => {
    await node.stop();
    await place.close();
  });

  const later = (milliseconds: number) => {
    place.app.advance(milliseconds);
    node.nudge();
  };

  /** Ten seconds become half of one. */
  function hurry() {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => timeout(delay / 20));
  }

  /** Moves the clock on until the giver sees the request in this state. */
  async function comesTo(token: string, state: string, step = 15_000) {
    const request = async () => {
      later(step);
      return (await place.own(token)).request?.state;
    };
    await expect.poll(request, { timeout: 10_000, interval: 200 }).toBe(state);
  }

  /** Ends when the operator has been asked so often by the schedule, and the answer is stored. */
  async function attempted(token: string, attempts: number) {
    const pledge = Number(token.split('-')[0]);
    const row = place.app.services.db.selectFrom('gateway_payments').selectAll().where('pledge_id', '=', pledge);
    // A lease is a minute; the schedule begins with seconds.
    const soon = () => new Date(place.app.services.clock().getTime() + MINUTE).toISOString();
    await expect
      .poll(async () => (await row.executeTakeFirst())?.attempts, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(attempts);
    await expect.poll(async () => ((await row.executeTakeFirst())?.next_poll_at ?? '') < soon()).toBe(true);
    return row.executeTakeFirstOrThrow();
  }

  test.each<MomoFault>([500, 503, 'reset', 'silence', 'malformed JSON', 'done, then lost'])(
    'a request that is answered with %j reaches the payer once',
    async (fault) => {
      hurry();
      const pledge = await place.pledge();
      place.momo.fail('request', fault);
      const before = place.momo.payments.size;
      expect((await place.ask(pledge.token)).status).toBe(202);
      node.nudge();
      // What is answered with a 202 cannot be told from one that was taken.
      await attempted(pledge.token, 1);
      expect(['asked', 'pending']).toContain((await place.own(pledge.token)).request?.state);
      await comesTo(pledge.token, 'pending');
      expect(place.momo.payments.size - before).toBe(1);
      const [id = ''] = [...place.momo.payments.keys()].slice(-1);
      await place.momo.confirm(id);
      await comesTo(pledge.token, 'paid');
      expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
    },
  );

  test.each<MomoFault>([500, 401, 'reset', 'silence', 'slow body', 'malformed JSON', 'JSON of something else'])(
    'a payment of which the operator says %j is neither lost nor believed',
    async (fault) => {
      hurry();
      const pledge = await place.pledge();
      expect((await place.ask(pledge.token)).status).toBe(202);
      await comesTo(pledge.token, 'pending', 0);
      const [id = ''] = [...place.momo.payments.keys()].slice(-1);
      const { attempts } = await attempted(pledge.token, 1);
      await place.momo.confirm(id);
      place.momo.fail('status', fault, fault === 401 ? 4 : 2);
      for (const more of [1, 2]) {
        later(5_000);
        expect(await attempted(pledge.token, attempts + more)).toMatchObject({ state: 'pending', payment_id: null });
      }
      await comesTo(pledge.token, 'paid');
      expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
    },
  );

  test('an amount that cannot be is no gift, and holds up no other payment', async () => {
    const [wrong, right] = [await place.pledge(), await place.pledge()];
    for (const { token } of [wrong, right]) {
      await place.ask(token);
      node.nudge();
      await place.becomes(token, 'pending');
    }
    const [first = '', second = ''] = [...place.momo.payments.keys()].slice(-2);
    const paid = { status: 'SUCCESSFUL', financialTransactionId: '5' };
    place.momo.change(first, { ...paid, amount: '999999999.00' });
    await place.momo.confirm(second);
    later(5_000);
    await place.becomes(right.token, 'paid');
    expect((await place.own(wrong.token)).request).toEqual({ state: 'pending' });
    place.momo.change(first, { amount: '0' });
    later(5_000);
    expect(await attempted(wrong.token, 3)).toMatchObject({ state: 'pending', payment_id: null });
  });

  test('no telephone rings long after somebody pressed the button, and what was lost on its way is still found', async () => {
    const [never, lost] = [await place.pledge(), await place.pledge()];
    place.momo.fail('request', 'done, then lost');
    await place.ask(lost.token);
    node.nudge();
    await attempted(lost.token, 1);
    place.momo.fail('token', 500, 2);
    place.momo.revokeTokens();
    const before = place.requests().length;
    await place.ask(never.token);
    node.nudge();
    await attempted(never.token, 1);
    const [id = ''] = [...place.momo.payments.keys()].slice(-1);
    await place.momo.confirm(id);
    await comesTo(lost.token, 'paid', 6 * MINUTE);
    await comesTo(never.token, 'late', 6 * MINUTE);
    // One with a token that no longer works is all that was sent.
    expect(place.requests().length - before).toBeLessThanOrEqual(1);
    expect(place.momo.payments.size).toBe([...place.momo.payments.keys()].indexOf(id) + 1);
  });

  test('what a telephone was asked is still found where the reply was lost and the payer erased', async () => {
    const pledge = await place.pledge();
    place.momo.fail('request', 'done, then lost');
    const phone = place.phone();
    await place.ask(pledge.token, { phone });
    node.nudge();
    await attempted(pledge.token, 1);
    const [id = ''] = [...place.momo.payments.keys()].slice(-1);
    await place.staff('POST', '/privacy/erase/', { address: phone, confirmation: phone });
    await place.momo.confirm(id);
    await comesTo(pledge.token, 'paid');
    expect(await place.seen(pledge)).toMatchObject({ received: 2500 });
  });

  test('is asked about for two days, and then left to staff', async () => {
    const pledge = await place.pledge();
    await place.ask(pledge.token);
    node.nudge();
    await place.becomes(pledge.token, 'pending');
    const { db } = place.app.services;
    const ours = db.updateTable('gateway_payments').where('pledge_id', '=', pledge.id);
    await ours.set({ attempts: 93 }).execute();
    later(60 * MINUTE);
    const row = db.selectFrom('gateway_payments').select(['state', 'next_poll_at']).where('pledge_id', '=', pledge.id);
    await expect.poll(() => row.executeTakeFirst()).toEqual({ state: 'pending', next_poll_at: null });
  });

  test('the log says once that it does not work, and once that it does, and never a key, a token or a telephone', async () => {
    const { apiUser, apiKey, subscriptionKey } = place.momo.settings;
    const text = lines.join('');
    expect(text).toContain('The gateway MTN MoMo does not work; it is tried again and again');
    expect(text).toContain('The gateway MTN MoMo works again');
    expect(text).not.toContain('could not be seen to');
    const stored = JSON.stringify(await place.app.services.db.selectFrom('gateway_payments').selectAll().execute());
    const secrets = [apiUser, apiKey, subscriptionKey, btoa(`${apiUser}:${apiKey}`), ...place.momo.tokens];
    for (const secret of secrets) for (const written of [text, stored]) expect(written).not.toContain(secret);
    expect(text).not.toMatch(/25078\d{7}/);
  });
});

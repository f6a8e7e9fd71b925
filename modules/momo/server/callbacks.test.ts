import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MomoServer, openMomoServer } from '../tests/momo-server.ts';
import { gift, type MomoPlace, openMomoPlace } from '../tests/place.ts';
import { momoCallbackPath, momoGateway } from './momo.ts';

let place: MomoPlace;

beforeEach(async () => {
  place = await openMomoPlace();
});

afterEach(() => place.close());

describe('the sandbox', () => {
  test('takes euros, and calls back over http', async () => {
    const { host } = new URL(place.listener.origin);
    const sandbox = await openMomoServer({ targetEnvironment: 'sandbox', callbackHost: host });
    const tried = momoGateway(sandbox.settings);
    expect(tried.currencies).toEqual(['EUR']);
    const payment = gift({ money: { amount: 5, currency: 'EUR' } });
    expect(await tried.request(payment)).toBe('pending');
    expect(sandbox.payments.get(payment.id)?.answer.amount).toBe('0.05');
    await sandbox.confirm(payment.id);
    expect(place.listener.bodies.map((body) => tried.paymentOfCallback(body))).toEqual([payment.id]);
    expect(await tried.status(payment.id)).toMatchObject({ money: { amount: 5, currency: 'EUR' } });
    await sandbox.close();
  });
});

describe('a callback', () => {
  let calling: MomoServer;

  beforeEach(async () => {
    calling = await openMomoServer({ targetEnvironment: 'sandbox', callbackHost: new URL(place.listener.origin).host });
    place.gateway = momoGateway(calling.settings, place.noting);
  });
  afterEach(() => calling.close());

  const euros = () => place.requested({ money: { amount: 500, currency: 'EUR' } });
  const named = () => place.listener.bodies.map((body) => place.gateway.paymentOfCallback(body));

  test('that is lost changes nothing: the payment is asked about', async () => {
    calling.callbacks = 'lost';
    const id = await euros();
    await calling.confirm(id);
    expect(named()).toEqual([]);
    expect(await place.gateway.status(id)).toMatchObject({ state: 'paid' });
  });

  test('that comes twice, or when all is known, names the same payment', async () => {
    calling.callbacks = 'doubled';
    const id = await euros();
    calling.confirmAfter(id, 0);
    const before = await place.gateway.status(id);
    await calling.confirm(id);
    expect(named()).toEqual([id, id]);
    expect(await place.gateway.status(id)).toEqual(before);
  });

  test('that is forged is not believed: what MTN says counts', async () => {
    calling.callbacks = 'forged';
    const id = await euros();
    await calling.refuse(id, 'NOT_ENOUGH_FUNDS');
    expect(named()).toEqual([id]);
    expect(await place.gateway.status(id)).toEqual({ state: 'failed', reason: 'NOT_ENOUGH_FUNDS' });
  });

  test('that names no payment of ours is about none', () => {
    const id = randomUUID();
    expect(place.gateway.paymentOfCallback({ externalId: id.toUpperCase(), status: 'SUCCESSFUL' })).toBe(id);
    for (const body of [undefined, null, 7, 'text', [], {}, [{ externalId: id }], { externalId: [id] }]) {
      expect(place.gateway.paymentOfCallback(body)).toBeUndefined();
    }
    for (const externalId of ['', 17, `${id} `, `../${id}`, 'https://example.org/', 'a'.repeat(1_000_000)]) {
      expect(place.gateway.paymentOfCallback({ externalId })).toBeUndefined();
    }
    expect(place.asked).toEqual([]);
  });

  test('is expected over https on a real site, and not at all without a host', async () => {
    const real = await openMomoServer({ callbackHost: 'giving.example.org' });
    await momoGateway(real.settings).request(gift());
    expect(real.received.at(-1)?.headers['x-callback-url']).toBe(`https://giving.example.org${momoCallbackPath}`);
    await real.close();
    place.gateway = momoGateway(place.momo.settings);
    await place.requested();
    expect(place.requests()[0]?.headers).not.toHaveProperty('x-callback-url');
  });
});

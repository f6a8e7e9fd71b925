import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MomoFault } from '../tests/momo-faults.ts';
import { openMomoServer } from '../tests/momo-server.ts';
import { gift, type MomoPlace, openMomoPlace } from '../tests/place.ts';
import { momoGateway } from './momo.ts';

let place: MomoPlace;

beforeEach(async () => {
  place = await openMomoPlace();
});

afterEach(async () => {
  vi.useRealTimers();
  await place.close();
});

/** Ten seconds become a tenth of one. */
function hurry(): ReturnType<typeof vi.spyOn> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => timeout(delay / 100));
}

describe('the token', () => {
  test('is fetched once for 32 who ask at once, and kept', async () => {
    await Promise.all(Array.from({ length: 32 }, () => place.requested()));
    await place.requested();
    expect(place.momo.payments.size).toBe(33);
    expect(place.momo.tokens).toHaveLength(1);
  });

  test('is kept until a minute before its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T08:00:00Z') });
    await place.requested();
    vi.setSystemTime(new Date('2026-07-01T08:58:59Z'));
    await place.requested();
    expect(place.momo.tokens).toHaveLength(1);
    vi.setSystemTime(new Date('2026-07-01T08:59:01Z'));
    await place.requested();
    expect(place.momo.tokens).toHaveLength(2);
  });

  test('that no longer works is fetched anew, once for 32, and what was asked is asked again', async () => {
    const id = await place.requested();
    place.momo.revokeTokens();
    await Promise.all(Array.from({ length: 32 }, () => place.gateway.status(id)));
    expect(place.momo.tokens).toHaveLength(2);
  });

  test('that is refused a second time is an outage, and not a third try', async () => {
    place.momo.fail('request', 401, 2);
    expect(await place.outage(place.gateway.request(gift()))).toBe('MTN MoMo answers 401 to a request for a payment');
    expect(place.requests()).toHaveLength(2);
    await place.requested();
  });

  test('that is not given is an outage for all who wait, and is asked for again by the next', async () => {
    place.momo.fail('token', 401);
    const all = Array.from({ length: 32 }, () => place.outage(place.gateway.request(gift())));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['MTN MoMo gives no token (401)']));
    expect(place.requests()).toEqual([]);
    await place.requested();
  });

  test('is not given for wrong keys, and those that no header takes are not repeated', async () => {
    const { settings } = place.momo;
    for (const key of ['wrong-key', 'two\nlines', 'clé €']) {
      const wrong = { ...settings, subscriptionKey: key, apiKey: key };
      expect(await place.outage(momoGateway(wrong).request(gift()))).not.toContain(key);
    }
  });
});

const faults: [MomoFault, RegExp][] = [
  ['silence', /\(no reply in time\)$/],
  ['slow headers', /\(no reply in time\)$/],
  ['slow body', /\(no reply in time\)$/],
  ['reset', /cannot be reached/],
  ['huge body', /\(its reply is too large\)$/],
  ['compressed body', /\(its reply is too large\)$/],
  ['redirect', /cannot be reached$/],
  [500, / 500|\(500\)/],
  [503, / 503|\(503\)/],
  [429, / 429|\(429\)/],
  [403, / 403|\(403\)/],
];

const unreadable: [MomoFault, RegExp][] = [
  ['malformed JSON', /cannot be understood$/],
  ['JSON of something else', /cannot be understood$/],
];

describe('MTN MoMo is unavailable, and works again later', () => {
  /** A tenth of a second would be too short for a machine that does much else, where nothing is slow. */
  const hurryFor = (fault: MomoFault) => (/silence|slow/.test(String(fault)) ? hurry() : undefined);

  test.each([...faults, ...unreadable])('token: %s', async (fault, words) => {
    const spy = hurryFor(fault);
    place.momo.fail('token', fault);
    expect(await place.outage(place.gateway.request(gift()))).toMatch(words);
    spy?.mockRestore();
    await place.requested();
  });

  test.each([...faults, ...unreadable])('status: %s', async (fault, words) => {
    const id = await place.requested();
    const spy = hurryFor(fault);
    place.momo.fail('status', fault);
    expect(await place.outage(place.gateway.status(id))).toMatch(words);
    spy?.mockRestore();
    expect(await place.gateway.status(id)).toEqual({ state: 'pending' });
  });

  test.each(faults)('request: %s', async (fault, words) => {
    await place.requested();
    const spy = hurryFor(fault);
    place.momo.fail('request', fault);
    const payment = gift();
    expect(await place.outage(place.gateway.request(payment))).toMatch(words);
    spy?.mockRestore();
    expect(await place.gateway.request(payment)).toBe('pending');
  });

  test('after ten seconds, whatever it is asked', async () => {
    const spy = hurry();
    const id = await place.requested();
    await place.gateway.status(id);
    expect(spy.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
  });

  test('nobody is there', async () => {
    const gone = await openMomoServer();
    await gone.close();
    const message = await place.outage(momoGateway(gone.settings).status(randomUUID()));
    expect(message).toBe('MTN MoMo cannot be reached (ECONNREFUSED)');
  });
});

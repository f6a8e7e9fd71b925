import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect } from 'vitest';
import { type Gateway, GatewayUnavailable } from '../../../server/gateways/gateway.ts';
import { momoCallbackPath, momoGateway } from '../server/momo.ts';
import { listenOnLoopback, type MomoServer, openMomoServer, type Received } from './momo-server.ts';

type Payment = Parameters<Gateway['request']>[0];

/** Where MTN calls back, and where its redirects lead. */
async function openListener() {
  const bodies: unknown[] = [];
  const heard = { bodies, calls: 0 };
  const server = createServer(async (request, response) => {
    heard.calls += 1;
    const body: unknown = await json(request).catch(() => undefined);
    if (request.method === 'PUT' && request.url === momoCallbackPath) bodies.push(body);
    response.end();
  });
  return Object.assign(heard, await listenOnLoopback(server));
}

/** A payment to ask for. */
export const gift = (changes: Partial<Payment> = {}): Payment => ({
  id: randomUUID(),
  money: { amount: 2500, currency: 'RWF' },
  phone: '250788111222',
  reference: 'G-2026-17',
  message: 'A gift. Thank you',
  ...changes,
});

export interface MomoPlace {
  momo: MomoServer;
  gateway: Gateway;
  /** The callbacks that came, and the number of all requests, whatever they were. */
  listener: { origin: string; bodies: unknown[]; calls: number };
  /** Every address that was fetched by `noting`. */
  asked: string[];
  noting: typeof fetch;
  /** Asks for a payment and returns its id. */
  requested(changes?: Partial<Payment>): Promise<string>;
  /** The requests for payments that came. */
  requests(): Received[];
  /** Keys and tokens, and what is sent in their place, do not stand in this. */
  expectNoSecret(text: string): void;
  /** The message of the outage that this ends with. However the error is written down, no secret is in it. */
  outage(work: Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

/** A gateway, MTN MoMo as it stands in its settings, and one who listens elsewhere. */
export async function openMomoPlace(): Promise<MomoPlace> {
  const asked: string[] = [];
  const noting: typeof fetch = (input, init) => {
    asked.push(String(input));
    return fetch(input, init);
  };
  const listener = await openListener();
  const momo = await openMomoServer({ elsewhere: listener.origin });
  const place: MomoPlace = {
    momo,
    gateway: momoGateway(momo.settings, noting),
    listener,
    asked,
    noting,
    async requested(changes) {
      const payment = gift(changes);
      expect(await place.gateway.request(payment)).toBe('pending');
      return payment.id;
    },
    requests: () => momo.received.filter(({ path }) => path.endsWith('/requesttopay')),
    expectNoSecret(text) {
      const { apiUser, apiKey, subscriptionKey } = momo.settings;
      const secrets = [apiUser, apiKey, subscriptionKey, btoa(`${apiUser}:${apiKey}`), ...momo.tokens];
      for (const secret of secrets) expect(text).not.toContain(secret);
    },
    async outage(work) {
      const error: unknown = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(GatewayUnavailable);
      const lines: string[] = [];
      pino({}, { write: (line) => void lines.push(line) }).error({ err: error }, 'It failed');
      for (const written of [inspect(error, { depth: 20, showHidden: true }), ...lines]) place.expectNoSecret(written);
      return error instanceof Error ? error.message : '';
    },
    async close() {
      await momo.close();
      await listener.close();
    },
  };
  return place;
}

import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { PaymentDetails } from '../../../domain/api/giving.ts';
import type { Payment } from '../../../domain/giving/payment.ts';
import type { OwnPledge, Pledge } from '../../../domain/giving/pledge.ts';
import { type databases, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { listenOnLoopback, type MomoServer, momoVariables, openMomoServer, type Received } from './momo-server.ts';

interface AskedPledge {
  id: number;
  reference: string;
  token: string;
}

/** A site in MTN's sandbox, which takes euros and calls back over http. */
export interface TelephonePlace {
  app: TestApp;
  momo: MomoServer;
  /** What staff call. */
  staff(method: string, path: string, body?: unknown): Promise<Response>;
  /** A new pledge, as staff enter it. */
  pledge(body?: object): Promise<AskedPledge>;
  /** A telephone number that nobody has used. */
  phone(): string;
  /** As the giver does it, each from another place; with the telephone of the pledge, if no other is said. */
  ask(token: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** Has a new telephone asked, and answers the number of the payment once MTN has it. */
  asked(pledge: AskedPledge, body?: object): Promise<string>;
  own(token: string): Promise<OwnPledge>;
  /** Ends when the giver sees the request in this state. */
  becomes(token: string, state: string): Promise<void>;
  /** Moves the clock on, and has the program look. */
  later(milliseconds: number): void;
  /** What staff see of the pledge, and of the payments with this text. */
  seen(pledge: AskedPledge): Promise<Pledge>;
  payments(search: string): Promise<PaymentDetails[]>;
  /** What the program keeps of the request. */
  kept(id: string): Promise<{ state: string; attempts: number; reason: string; next_poll_at: string | null }>;
  /** The calls that MTN got about payments: requests, or how one stands. */
  requests(): Received[];
  polls(id: string): number;
  callBack(body: string, method?: string): Promise<Response>;
  /** Imports a statement of these lines into a source. */
  load(source: number, ...rows: string[]): Promise<{ new: number; known: number; status: number }>;
  source(kind: string): Promise<number>;
  close(): Promise<void>;
}

const HEADING = 'Id,Date,Amount,Name,Phone,Message';

/** Hands callbacks on to the app: MTN knows the host before the app listens. */
async function openRelay(target: () => string) {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method = 'PUT', url = '/' } = request;
    const reply = await fetch(`${target()}${url}`, { method, body, headers: { 'content-type': 'application/json' } });
    response.writeHead(reply.status).end(await reply.text());
  });
  return listenOnLoopback(server);
}

export async function openTelephonePlace(kind: (typeof databases)[number]): Promise<TelephonePlace> {
  const database: FreshDatabase = await freshDatabase(kind);
  let url = '';
  const relay = await openRelay(() => url);
  const momo = await openMomoServer({ targetEnvironment: 'sandbox', callbackHost: new URL(relay.origin).host });
  const settings = { ...momoVariables(momo.settings), TRUST_PROXY: '127.0.0.1' };
  const app = await startTestApp({ databaseUrl: database.url, settings });
  url = app.url;
  let places = 0;
  let phones = 0;
  /** The telephones of the pledges, by their tokens. */
  const named = new Map<string, string>();
  const staff = async (method: string, path: string, body?: unknown) =>
    app.call(method, path, body, (await signedIn(app, { isSuperuser: true })).access);
  const requests = () => momo.received.filter(({ path }) => path.endsWith('/requesttopay'));

  const place: TelephonePlace = {
    app,
    momo,
    staff,
    requests,
    async pledge(body = {}) {
      const made = await staff('POST', '/pledges/by-staff/', {
        ...{ amount: '25', currency: 'EUR', full_name: 'Alice', phone: place.phone(), language: 'en' },
        ...body,
      });
      expect(made.status).toBe(201);
      const { id, reference, address, phone } = await made.json();
      const token = address.split('/').at(-1) ?? '';
      named.set(token, phone);
      return { id, reference, token };
    },
    phone() {
      phones += 1;
      return `+25078${String(phones).padStart(7, '0')}`;
    },
    ask(token, body = {}, headers = {}) {
      places += 1;
      const from = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${places >> 8}.${places & 255}` };
      const init = { method: 'POST', headers: { ...from, ...headers } };
      const sent = JSON.stringify({ phone: named.get(token) ?? place.phone(), ...body });
      return fetch(`${app.url}/api/own-pledges/${token}/request/`, { ...init, body: sent });
    },
    async asked({ token }, body) {
      const known = new Set(momo.payments.keys());
      expect((await place.ask(token, body)).status).toBe(202);
      const fresh = () => [...momo.payments.keys()].find((id) => !known.has(id));
      await expect.poll(fresh).toBeDefined();
      await place.becomes(token, 'pending');
      return fresh() ?? '';
    },
    own: async (token) => (await app.call('GET', `/own-pledges/${token}/`)).json(),
    async becomes(token, state) {
      await expect.poll(async () => (await place.own(token)).request?.state, { timeout: 60_000 }).toBe(state);
    },
    later(milliseconds) {
      app.advance(milliseconds);
      app.services.requests?.nudge();
    },
    seen: async ({ id }) => (await staff('GET', `/pledges/${id}/`)).json(),
    async payments(search) {
      const found = await (await staff('GET', `/payments/?search=${encodeURIComponent(search)}`)).json();
      const details = found.results.map(async ({ id }: Payment) => (await staff('GET', `/payments/${id}/`)).json());
      return Promise.all(details);
    },
    kept: (id) =>
      app.services.db
        .selectFrom('gateway_payments')
        .select(['state', 'attempts', 'reason', 'next_poll_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    polls: (id) => momo.received.filter(({ path }) => path.endsWith(`/requesttopay/${id}`)).length,
    callBack: (body, method = 'PUT') =>
      fetch(`${app.url}/api/payments/momo/callback/`, {
        ...{ method, body },
        headers: { 'content-type': 'application/json' },
      }),
    async load(source, ...rows) {
      const send = async (path: string, fields: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ source_id: String(source), all_came_in: 'confirmed', ...fields }))
          form.append(name, value);
        form.append('file', new Blob([[HEADING, ...rows].join('\n')]), 'statement.csv');
        const { access } = await signedIn(app, { isSuperuser: true });
        return fetch(`${app.url}/api${path}`, {
          ...{ method: 'POST', body: form },
          headers: { authorization: `Bearer ${access}` },
        });
      };
      const preview = await (await send('/statements/preview/', {})).json();
      const columns = JSON.stringify(preview.columns);
      const { status } = await send('/statements/', { digest: preview.digest, columns });
      return { new: preview.counts.new, known: preview.counts.known, status };
    },
    async source(sourceKind) {
      const made = await staff('POST', '/payment-sources/', { name: 'MoMo', kind: sourceKind, currency: 'EUR' });
      return (await made.json()).id;
    },
    async close() {
      await app.close();
      await momo.close();
      await relay.close();
      await database.drop();
    },
  };
  return place;
}

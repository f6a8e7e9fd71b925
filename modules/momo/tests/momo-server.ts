import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { MomoSettings } from '../server/momo.ts';
import { breakReply, type MomoFault } from './momo-faults.ts';

const API_USER = '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d';
const API_KEY = 'test-api-key-a1b2c3';
const SUBSCRIPTION_KEY = 'test-subscription-key-d4e5f6';
const CURRENCY = { sandbox: 'EUR', mtnrwanda: 'RWF' } as const;

/** MTN's account as settings. */
export const momoVariables = (momo: MomoSettings): Record<string, string> => ({
  MOMO_BASE_URL: momo.baseUrl,
  MOMO_SUBSCRIPTION_KEY: momo.subscriptionKey,
  MOMO_API_USER: momo.apiUser,
  MOMO_API_KEY: momo.apiKey,
  MOMO_TARGET_ENVIRONMENT: momo.targetEnvironment,
  ...(momo.callbackHost !== null && { MOMO_CALLBACK_HOST: momo.callbackHost }),
});

/** MTN names the apostrophe as a sign that it refuses. */
const message = z
  .string()
  .max(160)
  .regex(/^[A-Za-z0-9 .,-]*$/);

const payment = z.strictObject({
  amount: z.string().regex(/^\d+(\.\d{1,2})?$/),
  currency: z.string(),
  externalId: z.string(),
  payer: z.strictObject({ partyIdType: z.literal('MSISDN'), partyId: z.string().regex(/^\d{9,15}$/) }),
  payerMessage: message,
  payeeNote: message,
});

const uuid = z.uuidv4();

/** What is answered about a payment. */
type Answer = z.infer<typeof payment> & { status: string; financialTransactionId?: unknown; reason?: unknown };

interface Payment {
  answer: Answer;
  callbackUrl: string | undefined;
  /** Polls that it stays pending for; then it is paid. */
  polls: number;
}

type Kind = 'token' | 'request' | 'status';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface MomoServer {
  settings: MomoSettings;
  received: Received[];
  /** Every token that was given. */
  tokens: string[];
  /** Payments that the payer was asked for, by their X-Reference-Id. */
  payments: ReadonlyMap<string, Payment>;
  /** Seconds that a token says it is valid for. */
  lifetime: number;
  /** How callbacks come: once, as published, or otherwise. A forged one says of every payment that it is paid. */
  callbacks: 'once' | 'lost' | 'doubled' | 'forged';
  /** Answers the next calls of this kind so. */
  fail(kind: Kind, fault: MomoFault, times?: number): void;
  /** No token given so far works any more. */
  revokeTokens(): void;
  /** The payer confirms once the payment has been asked about so often. */
  confirmAfter(id: string, polls: number): void;
  /** The payer confirms or refuses. Ends when the callback has been answered. */
  confirm(id: string): Promise<void>;
  refuse(id: string, reason: unknown): Promise<void>;
  /** From now on this is answered about the payment. */
  change(id: string, changes: Record<string, unknown>): void;
  close(): Promise<void>;
}

export async function listenOnLoopback(server: Server): Promise<{ origin: string; close(): Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function kindOf(method: string, path: string): Kind | undefined {
  if (method === 'POST' && path === '/collection/token/') return 'token';
  if (method === 'POST' && path === '/collection/v1_0/requesttopay') return 'request';
  return method === 'GET' && path.startsWith('/collection/v1_0/requesttopay/') ? 'status' : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Options {
  targetEnvironment?: MomoSettings['targetEnvironment'];
  /** The registered host of callbacks, with its port. */
  callbackHost?: string | null;
  /** Where redirects lead. */
  elsewhere?: string;
}

/** MTN MoMo Collection on loopback, as published: it checks every header and body, and has faults to be switched on. */
export async function openMomoServer(options: Options = {}): Promise<MomoServer> {
  const { targetEnvironment = 'mtnrwanda', callbackHost = null, elsewhere = 'http://127.0.0.1:1' } = options;
  const payments = new Map<string, Payment>();
  const faults: Record<Kind, MomoFault[]> = { token: [], request: [], status: [] };
  const valid = new Set<string>();

  const isAuthorised = ({ authorization = '' }: IncomingMessage['headers'], kind: Kind) =>
    kind === 'token'
      ? authorization === `Basic ${Buffer.from(`${API_USER}:${API_KEY}`).toString('base64')}`
      : valid.has(authorization.replace(/^Bearer /, ''));

  function take({ headers, body }: Received): [status: number, reply?: object] {
    const id = uuid.safeParse(headers['x-reference-id']);
    const sent = payment.safeParse(parsed(body));
    const callbackUrl = headers['x-callback-url']?.toString();
    if (!id.success || !sent.success || headers['content-type'] !== 'application/json') return [400];
    if (payments.has(id.data)) return [409, { code: 'RESOURCE_ALREADY_EXIST' }];
    if (sent.data.currency !== CURRENCY[targetEnvironment]) return [500, { code: 'INVALID_CURRENCY' }];
    if (callbackUrl !== undefined && new URL(callbackUrl).host !== callbackHost)
      return [500, { code: 'INVALID_CALLBACK_URL_HOST' }];
    payments.set(id.data, {
      answer: { ...sent.data, status: 'PENDING' },
      callbackUrl,
      polls: Number.POSITIVE_INFINITY,
    });
    return [202];
  }

  function tell(id: string): [status: number, reply?: object] {
    const found = payments.get(id);
    if (!found) return [404, { code: 'RESOURCE_NOT_FOUND' }];
    found.polls -= 1;
    if (found.polls < 0 && found.answer.status === 'PENDING') settle(found, 'SUCCESSFUL');
    return [200, found.answer];
  }

  function settle({ answer }: Payment, status: string, reason?: unknown): void {
    answer.status = status;
    if (status === 'SUCCESSFUL') answer.financialTransactionId = String(1_000_000 + payments.size);
    else answer.reason = reason;
  }

  function giveToken(): [status: number, reply: object] {
    const token = `token.${randomUUID()}`;
    valid.add(token);
    momo.tokens.push(token);
    return [200, { access_token: token, token_type: 'access_token', expires_in: momo.lifetime }];
  }

  function replyTo(received: Received, kind: Kind): [status: number, reply?: object] {
    const { headers, path } = received;
    if (headers['ocp-apim-subscription-key'] !== SUBSCRIPTION_KEY || !isAuthorised(headers, kind)) return [401];
    if (kind === 'token') return giveToken();
    if (headers['x-target-environment'] !== targetEnvironment) return [500, { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT' }];
    return kind === 'request' ? take(received) : tell(path.split('/').at(-1) ?? '');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: await text(request) };
    momo.received.push(received);
    const kind = kindOf(method, path);
    const fault = kind && faults[kind].shift();
    if (fault !== undefined && fault !== 'done, then lost') return breakReply(request, response, fault, elsewhere);
    const [status, reply] = kind ? replyTo(received, kind) : [404];
    if (fault === 'done, then lost') return void response.socket?.destroy();
    response.writeHead(status, reply && { 'content-type': 'application/json' }).end(reply && JSON.stringify(reply));
  }

  /** Without a signature, and without the X-Reference-Id. Nobody asks again where it is not answered. */
  async function callBack({ answer: about, callbackUrl }: Payment): Promise<void> {
    if (callbackUrl === undefined || momo.callbacks === 'lost') return;
    const forged = momo.callbacks === 'forged' && { status: 'SUCCESSFUL', amount: '1', financialTransactionId: '666' };
    const init = { method: 'PUT', body: JSON.stringify({ ...about, ...forged }) };
    for (let sent = 0; sent < (momo.callbacks === 'doubled' ? 2 : 1); sent += 1) {
      await fetch(callbackUrl, { ...init, headers: { 'content-type': 'application/json' } });
    }
  }

  function known(id: string): Payment {
    const found = payments.get(id);
    if (!found) throw new Error(`Nobody was asked for payment ${id}`);
    return found;
  }

  const { origin, close } = await listenOnLoopback(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
  );
  const momo: MomoServer = {
    settings: {
      baseUrl: origin,
      subscriptionKey: SUBSCRIPTION_KEY,
      apiUser: API_USER,
      apiKey: API_KEY,
      targetEnvironment,
      callbackHost,
    },
    received: [],
    tokens: [],
    payments,
    lifetime: 3600,
    callbacks: 'once',
    fail: (kind, fault, times = 1) => faults[kind].push(...Array.from({ length: times }, () => fault)),
    revokeTokens: () => valid.clear(),
    confirmAfter: (id, polls) => {
      known(id).polls = polls;
    },
    async confirm(id) {
      settle(known(id), 'SUCCESSFUL');
      await callBack(known(id));
    },
    async refuse(id, reason) {
      settle(known(id), 'FAILED', reason);
      await callBack(known(id));
    },
    change: (id, changes) => void Object.assign(known(id).answer, changes),
    close,
  };
  return momo;
}

import type { Clock } from '../../domain/instant.ts';
import type { Outcome } from '../../domain/problem.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CacheContext } from './cache-context.ts';
import { counted } from './counted.ts';
import type { Endpoint } from './endpoint.ts';
import { toHttpError } from './failure.ts';
import { checkIncoming, type Incoming } from './incoming.ts';
import { check, parseJson } from './input.ts';
import { networkOf } from './network.ts';
import { noteReply } from './request-log.ts';
import type { ServeOptions } from './serve.ts';
import { type WholeReply, wholeReply } from './whole-reply.ts';

/** A call that needs no sign-in, as something inside the process makes it. */
export interface DirectCall {
  method: string;
  /** Below `/api`, with its trailing slash. */
  path: string;
  query: Incoming['query'];
  body?: unknown;
  cacheContext: CacheContext;
  /** The client's network address, as it came. */
  address: string;
  idempotencyKey?: string | undefined;
}

type Work = (call: DirectCall) => Promise<unknown>;

/** A path with parameters as an expression: `/events/{id}/` takes what stands between the slashes. */
const expressionFor = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]));

interface DirectCallsOptions {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** As `serve` has it. */
  expectRoom: ServeOptions['expectRoom'];
  /** The headers of every reply of the API. */
  headers: Record<string, string>;
}

/**
 * The calls that everybody may make, made inside the process: for a page that is rendered, and for a reply that is kept
 * for all. No request is made for them and no response read, which would take longer than most of them work.
 */
export class DirectCalls {
  readonly #endpoints: readonly { endpoint: Endpoint; expression: RegExp }[];
  readonly #byPath = new Map<string, Endpoint>();
  readonly #options: DirectCallsOptions;
  readonly #headers: Record<string, string>;

  constructor(endpoints: readonly Endpoint[], options: DirectCallsOptions) {
    const forAll = endpoints.filter(({ access, file }) => access === 'public' && file === undefined);
    for (const endpoint of forAll) this.#byPath.set(`${endpoint.method} ${endpoint.path}`, endpoint);
    this.#endpoints = forAll
      .filter(({ path }) => path.includes('{'))
      .map((endpoint) => ({ endpoint, expression: expressionFor(endpoint.path) }));
    this.#options = options;
    this.#headers = { ...options.headers, 'content-type': 'application/json' };
  }

  #find(method: string, path: string): Work | undefined {
    const fixed = this.#byPath.get(`${method} ${path}`);
    if (fixed) return (call) => this.#handle(fixed, {}, call);
    for (const { endpoint, expression } of this.#endpoints) {
      const parts = endpoint.method === method && expression.exec(path)?.groups;
      if (parts) return (call) => this.#handle(endpoint, decoded(parts), call);
    }
    return undefined;
  }

  async #handle(endpoint: Endpoint, parameters: Record<string, string>, call: DirectCall): Promise<unknown> {
    const { query, cacheContext, idempotencyKey } = call;
    const address = networkOf(call.address);
    const now = this.#options.clock();
    const incoming = {
      parameters,
      query,
      currentUser: null,
      now,
      cacheContext,
      address,
      userAgent: '',
      idempotencyKey,
    };
    const checked = checkIncoming(endpoint, incoming);
    await this.#options.expectRoom(endpoint);
    return counted(endpoint, address, async () => {
      const body = endpoint.body && check(endpoint.body, parseJson(JSON.stringify(call.body)));
      return endpoint.handle({ ...checked, body, uploads: {} });
    });
  }

  /** Throws where there is no such call that everybody may make: none of ours asks for another. */
  async ask(call: DirectCall): Promise<Outcome> {
    const work = this.#find(call.method, call.path);
    if (!work) throw new Error(`${call.method} ${call.path} is no call for everybody`);
    try {
      return { isRefused: false, reply: await work(call) };
    } catch (error) {
      const { status, problem } = toHttpError(error, this.#options.log);
      return { isRefused: true, status, problem };
    }
  }

  /** The anonymous reply at this address; undefined if only the application can answer. */
  async read(address: string, cacheContext: CacheContext): Promise<WholeReply | undefined> {
    if (!address.startsWith('/api/')) return undefined;
    const { pathname, searchParams } = new URL(address, 'http://inside.invalid');
    const path = `${pathname.slice('/api'.length)}${pathname.endsWith('/') ? '' : '/'}`;
    const work = this.#find('GET', path);
    if (!work) return undefined;
    const began = performance.now();
    const reply = await this.#answer(work({ method: 'GET', path, query: searchParams, cacheContext, address: '' }));
    noteReply(this.#options, { method: 'GET', path: pathname, status: reply.status, began });
    return reply;
  }

  async #answer(work: Promise<unknown>): Promise<WholeReply> {
    try {
      return wholeReply(200, { ...this.#headers, 'cache-control': 'no-cache' }, JSON.stringify(await work));
    } catch (error) {
      const { status, problem, headers } = toHttpError(error, this.#options.log);
      return wholeReply(status, { ...this.#headers, 'cache-control': 'no-store', ...headers }, JSON.stringify(problem));
    }
  }
}

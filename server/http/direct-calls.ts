import type { Clock } from '../../domain/instant.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import type { Outcome } from '../../domain/problem.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CacheContext } from './cache-context.ts';
import type { Dispatcher, FoundCall, Incoming, TextsOfRecord } from './dispatcher.ts';
import { inLanguage, toHttpError } from './http-error.ts';
import { check, parseJson } from './input.ts';
import { networkOf } from './network.ts';
import { noteReply } from './request-log.ts';
import { type WholeReply, wholeReply } from './whole-reply.ts';

/** A page that nobody waits for any more is made all the same: it is kept for others. */
const NEVER = new AbortController().signal;

/** A call that needs no sign-in, as something inside the process makes it. */
export interface DirectCall {
  method: string;
  /** Below `/api`, with its trailing slash. */
  path: string;
  query: Incoming['query'];
  body?: unknown;
  cacheContext: CacheContext;
  /** The client's network address, unparsed. */
  address: string;
  /** As in `Call`, of the visitor whose page makes the call. */
  userAgent?: string;
  isAhead?: boolean;
  /** The key of a form that a page without script sent. */
  pageKey?: string | undefined;
  /** In which the texts of the reply are. A reply that is kept for all is in English. */
  language?: Language;
  /** In a preview: what one record says in place of what is published. */
  instead?: TextsOfRecord | undefined;
}

interface DirectCallsOptions {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  dispatcher: Dispatcher;
  /** Takes over what another program may have changed, before a reply that the application does not see. */
  follow(): Promise<void>;
  /** The headers of every reply of the API. */
  headers: Record<string, string>;
}

/**
 * Public calls made inside the process: for a page that is rendered, and for a cached reply. No HTTP request or response is
 * built, which would take longer than most of them work.
 */
export class DirectCalls {
  readonly #options: DirectCallsOptions;
  readonly #headers: Record<string, string>;

  constructor(options: DirectCallsOptions) {
    this.#options = options;
    this.#headers = { ...options.headers, 'content-type': 'application/json' };
  }

  /** Undefined where there is no such call that everybody may make. */
  #find(method: string, path: string): FoundCall | undefined {
    const found = this.#options.dispatcher.lookUp(method, path);
    return found?.endpoint.access === 'public' && found.endpoint.file === undefined ? found : undefined;
  }

  #run({ endpoint, parameters }: FoundCall, call: DirectCall): Promise<unknown> {
    const { query, cacheContext, userAgent = '', isAhead = false, pageKey, language = mainLanguage(), instead } = call;
    const address = networkOf(call.address);
    const now = this.#options.clock();
    const incoming = {
      parameters,
      query,
      currentUser: null,
      now,
      cacheContext,
      address,
      signal: NEVER,
      userAgent,
      isAhead,
      language,
      idempotencyKey: undefined,
      pageKey,
      instead,
    };
    return this.#options.dispatcher.run(endpoint, incoming, async (work) => {
      const body = endpoint.body && check(endpoint.body, parseJson(JSON.stringify(call.body)));
      return work({ body, uploads: {} });
    });
  }

  /** Throws where there is no such call that everybody may make: none of ours asks for another. */
  async call(call: DirectCall): Promise<Outcome> {
    const found = this.#find(call.method, call.path);
    if (!found) throw new Error(`${call.method} ${call.path} is no call for everybody`);
    try {
      return { isRefused: false, reply: await this.#run(found, call) };
    } catch (error) {
      const { status, problem } = toHttpError(error, this.#options.log);
      return { isRefused: true, status, problem: inLanguage(problem, call.language) };
    }
  }

  /** The anonymous reply at this address; undefined if only the application can answer. */
  async read(address: string, cacheContext: CacheContext): Promise<WholeReply | undefined> {
    if (!address.startsWith('/api/')) return undefined;
    const { pathname, searchParams } = new URL(address, 'http://inside.invalid');
    const path = `${pathname.slice('/api'.length)}${pathname.endsWith('/') ? '' : '/'}`;
    const found = this.#find('GET', path);
    if (!found) return undefined;
    const began = performance.now();
    await this.#options.follow();
    const reply = await this.#answer(
      this.#run(found, { method: 'GET', path, query: searchParams, cacheContext, address: '' }),
      cacheContext,
    );
    noteReply(this.#options, { method: 'GET', path: pathname, status: reply.status, began });
    return reply;
  }

  async #answer(work: Promise<unknown>, cacheContext: CacheContext): Promise<WholeReply> {
    try {
      const body = JSON.stringify(await work);
      const kept = cacheContext.cacheable ? 'no-cache' : 'no-store';
      return wholeReply(200, { ...this.#headers, 'cache-control': kept }, body);
    } catch (error) {
      const { status, problem, headers } = toHttpError(error, this.#options.log);
      return wholeReply(
        status,
        { ...this.#headers, 'cache-control': 'no-store', ...headers },
        JSON.stringify(inLanguage(problem)),
      );
    }
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import { type Language, splitLanguage } from '../../domain/languages.ts';
import { CacheContext } from '../http/cache-context.ts';
import { dashboardLanguageOf, isDashboardAddress } from '../http/dashboard-language.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { fileHeaders } from '../http/headers.ts';
import { inLanguage, problemReply } from '../http/http-error.ts';
import { preferredLanguage } from '../http/language.ts';
import { plainDocument } from '../http/plain-document.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { readWhole } from '../http/whole-reply.ts';
import type { Log } from '../logging.ts';
import { wantsLowData } from '../low-data/low-data.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MissedAddresses } from '../redirects/missed-addresses.ts';
import type { Visits } from '../visits/visits.ts';
import { type ClientAddress, unknownProxyNotice } from './client-address.ts';
import { limiterOf, makeLimiters, Overloaded } from './concurrency-limiter.ts';
import { inTime } from './deadline.ts';
import { hasBody, limitedHandler } from './limited-handler.ts';
import { cacheKey, type PageCache } from './page-cache.ts';
import { PageDictionaries } from './page-dictionaries.ts';
import { Reply } from './reply.ts';

/** The reply when the limiter is full: a page for visitors, the usual problem for programs. Costs next to nothing. */
function overloadedReply(
  publicUrl: string,
): (full: Overloaded, request: Pick<IncomingMessage, 'url' | 'headers'>) => Response {
  const shared = { ...fileHeaders(publicUrl, 'text/html'), 'x-frame-options': 'DENY', 'cache-control': 'no-store' };
  return (full, { url: path = '/', headers: asked }) => {
    const { language } = splitLanguage(path);
    const reply = path.startsWith('/api/')
      ? problemReply(full, preferredLanguage(asked['accept-language']))
      : new Response(plainDocument(inLanguage(full.problem, language).detail, language), {
          status: full.status,
          headers: { 'content-type': 'text/html; charset=utf-8', ...full.headers },
        });
    for (const [name, value] of Object.entries(shared)) reply.headers.set(name, value);
    return reply;
  };
}

export interface HttpFrontOptions {
  app: Hono<AppEnvironment>;
  directCalls: DirectCalls;
  cache: PageCache;
  visits: Visits;
  missed: MissedAddresses;
  metrics: Metrics;
  clock: Clock;
  /** Replies that never change while the process runs, by path. */
  assets: ReadonlyMap<string, Reply>;
  /** The query parameters any page or call reads. */
  parameters: ReadonlySet<string>;
  clientAddress: ClientAddress;
  log: Log;
  publicUrl: string;
  /** As `inTime` has it: for tests that would rather not wait as long. */
  readingDeadline?: number | undefined;
}

/**
 * Paths that are never cached: files are large, a click on an advertisement counts each time, receipts and searches are counted by
 * place, a backup is for one browser, and what somebody searched for is kept nowhere.
 */
const passedOn = /^\/(?:(?:media|ads|receipts|backups)\/|(?:api\/|[a-z]{2}\/)?search(?:[/?]|$))/i;

/** Health checks are answered however busy the process is; many at once share one check. */
const healthChecks = new Set(['/healthz', '/readyz', '/readyz/node']);

/** Whether the request names more than one host. Node's own answer to this sorts all headers, which costs a tenth of a page. */
function namesTwoHosts(namesAndValues: readonly string[]): boolean {
  const isHost = (one: string, place: number) => place % 2 === 0 && one.length === 4 && one.toLowerCase() === 'host';
  return namesAndValues.findIndex(isHost) !== namesAndValues.findLastIndex(isHost);
}

/** Refuses a request that names two hosts, and ends its connection. */
function refuseHosts(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Send exactly one Host header.\n');
}

/** The origin of the request behind a cached reply; nothing of the visitor's own request is passed on. */
const NOWHERE = 'http://front.invalid';

/**
 * The handler before the application: anonymous pages and API reads are answered from memory, and by the application if
 * they are missing. A cached reply is made from its address alone, so no header of the first visitor can get into the
 * replies to others.
 */
export function httpFront({
  app,
  directCalls,
  cache,
  visits,
  missed,
  metrics,
  clock,
  assets,
  parameters,
  clientAddress,
  log,
  publicUrl,
  readingDeadline,
}: HttpFrontOptions): RequestListener {
  const limiters = makeLimiters();
  const dictionaries = new PageDictionaries(log);
  const busy = overloadedReply(publicUrl);
  function turnAway(full: Overloaded, request: Pick<IncomingMessage, 'url' | 'headers'>): Response {
    metrics.reply(full.status);
    return busy(full, request);
  }
  const noticeProxy = unknownProxyNotice({ metrics, log, clientAddress });
  const enter = limitedHandler({ app, limiters, clientAddress, turnAway, readingDeadline });

  async function make(address: string, lowData: boolean, dashboardLanguage: Language | undefined) {
    const cacheContext = new CacheContext();
    const read = await directCalls.read(address, cacheContext);
    if (read) return { reply: await Reply.from(read), cacheContext };
    const response = await app.fetch(new Request(`${NOWHERE}${address}`), {
      address: '',
      cacheContext,
      lowData,
      ...(dashboardLanguage && { dashboardLanguage }),
    });
    return { reply: await Reply.from(await readWhole(response)), cacheContext };
  }

  /** Counts an address at which a visitor has found nothing. */
  function noteMissed(status: number, { method, url = '', headers, socket }: IncomingMessage): void {
    if (status === 404 && method === 'GET') missed.see(url, clientAddress(socket, headers), headers);
  }

  function send(reply: Reply, request: IncomingMessage, response: ServerResponse) {
    if (reply.isPage && request.method === 'GET') visits.see(request.headers);
    noteMissed(reply.status, request);
    if (reply.isPage && reply.cacheable) dictionaries.send(reply, request, response);
    else reply.send(request, response);
  }

  async function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    if (!(error instanceof Overloaded)) return void response.writeHead(500).end();
    const reply = await Reply.from(await readWhole(turnAway(error, request)));
    reply.send(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    // Two names for one site: what stands in front may have gone by the other (RFC 9112, 3.2).
    if (namesTwoHosts(request.rawHeaders)) return refuseHosts(response);
    const readsOnly = method === 'GET' || method === 'HEAD';
    // A body after a GET or HEAD is not read: it ends with the connection.
    if (readsOnly && hasBody(headers)) response.shouldKeepAlive = false;
    const isPassedOn = !url.startsWith('/') || passedOn.test(url);
    if (!readsOnly || headers.authorization !== undefined || isPassedOn) {
      noticeProxy(request);
      return void enter(request, response);
    }
    const asset = assets.get(url);
    if (asset) return asset.send(request, response);

    const address = cacheKey(url, parameters);
    if (address === undefined) {
      response.once('finish', () => noteMissed(response.statusCode, request));
      return void enter(request, response);
    }
    const lowData = wantsLowData(headers);
    // Only the documents of the dashboard differ by it: the cookie must not fill the memory with copies of other pages.
    const language = isDashboardAddress(address) ? dashboardLanguageOf(headers.cookie) : undefined;
    const keyInLanguage = language === undefined ? address : `${language} ${address}`;
    const key = lowData ? `low ${keyInLanguage}` : keyInLanguage;
    const now = clock().getTime();
    const cached = cache.find(key, now);
    if (cached) {
      metrics.fromMemory += 1;
      return send(cached, request, response);
    }
    const work = () => make(address, lowData, language);
    const limiter = limiters[cache.knows(key) ? 'renewing' : limiterOf({ method, url: address, headers })];
    const filled = cache.fill(key, now, () => (healthChecks.has(address) ? work() : limiter.through(work)));
    inTime(filled, readingDeadline)
      .then((reply) => send(reply, request, response))
      .catch((error: unknown) => fail(error, request, response));
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { Freshness } from '../http/freshness.ts';
import type { Surroundings } from '../http/serve.ts';
import { readWhole } from '../http/whole-reply.ts';
import type { Log } from '../logging.ts';
import { wantsLowData } from '../low-data/low-data.ts';
import type { Visits } from '../visits/visits.ts';
import type { Watch } from '../watch/watch.ts';
import { Full, gateOf, makeGates } from './admission.ts';
import { cacheKey } from './cache-key.ts';
import type { ClientAddress } from './client-address.ts';
import { entrance, hasBody } from './entrance.ts';
import type { PageCache } from './page-cache.ts';
import { Reply } from './reply.ts';
import { turnedAway } from './turned-away.ts';
import { unknownProxyNotice } from './unknown-proxy.ts';

export interface DoorOptions {
  app: Hono<{ Bindings: Partial<Surroundings> }>;
  directCalls: DirectCalls;
  cache: PageCache;
  visits: Visits;
  watch: Watch;
  clock: Clock;
  /** Replies that never change while the process runs, by path. */
  assets: ReadonlyMap<string, Reply>;
  /** The query parameters any page or call reads. */
  parameters: ReadonlySet<string>;
  clientAddress: ClientAddress;
  log: Log;
  publicUrl: string;
}

/** What is never kept: files are large, and a click on an advertisement counts each time. */
const passedOn = ['/media/', '/ads/'];

/** What watches over the process is answered however busy it is; of many who ask for one of these, one asks. */
const watched = new Set(['/healthz', '/readyz', '/readyz/node']);

/** Where the request of a kept reply pretends to come from; nothing of the visitor's own request is passed on. */
const NOWHERE = 'http://door.invalid';

/**
 * What stands before the application: anonymous pages and API reads are answered from memory, without entering it, and
 * are made by it when they are missing. A reply that is kept is made from its address alone, so no header of the one
 * visitor who happened to come first can find its way into what others get.
 */
export function door({
  app,
  directCalls,
  cache,
  visits,
  watch,
  clock,
  assets,
  parameters,
  clientAddress,
  log,
  publicUrl,
}: DoorOptions): RequestListener {
  const gates = makeGates();
  const busy = turnedAway(publicUrl);
  function turnAway(full: Full, path: string): Response {
    watch.reply(full.status);
    return busy(full, path);
  }
  const noticeProxy = unknownProxyNotice({ watch, log, clientAddress });
  const enter = entrance({ app, gates, clientAddress, turnAway });

  async function make(address: string, lowData: boolean) {
    const freshness = new Freshness();
    const read = await directCalls.read(address, freshness);
    if (read) return { reply: await Reply.from(read), freshness };
    const response = await app.fetch(new Request(`${NOWHERE}${address}`), { address: '', freshness, lowData });
    return { reply: await Reply.from(await readWhole(response)), freshness };
  }

  function send(reply: Reply, request: IncomingMessage, response: ServerResponse) {
    if (reply.isPage && request.method === 'GET') visits.see(request.headers);
    reply.send(request, response);
  }

  async function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    if (!(error instanceof Full)) return void response.writeHead(500).end();
    const reply = await Reply.from(await readWhole(turnAway(error, request.url ?? '/')));
    reply.send(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const readsOnly = method === 'GET' || method === 'HEAD';
    // What follows the headers of a reading request nobody wants: it ends with the connection.
    if (readsOnly && hasBody(headers)) response.shouldKeepAlive = false;
    const isPassedOn = !url.startsWith('/') || passedOn.some((folder) => url.startsWith(folder));
    if (!readsOnly || headers.authorization !== undefined || isPassedOn) {
      noticeProxy(request);
      return void enter(request, response);
    }
    const asset = assets.get(url);
    if (asset) return asset.send(request, response);

    const address = cacheKey(url, parameters);
    if (address === undefined) return void enter(request, response);
    const lowData = wantsLowData(headers);
    const key = lowData ? `low ${address}` : address;
    const now = clock().getTime();
    const kept = cache.find(key, now);
    if (kept) {
      watch.fromMemory += 1;
      return send(kept, request, response);
    }
    const work = () => make(address, lowData);
    const gate = gates[cache.knows(key) ? 'renewing' : gateOf({ method, url: address, headers })];
    cache
      .fill(key, now, () => (watched.has(address) ? work() : gate.through(work)))
      .then((reply) => send(reply, request, response))
      .catch((error: unknown) => fail(error, request, response));
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Clock } from '../../domain/instant.ts';
import { Freshness } from '../http/freshness.ts';
import type { Surroundings } from '../http/serve.ts';
import { wantsLowData } from '../low-data/low-data.ts';
import type { Visits } from '../visits/visits.ts';
import type { Watch } from '../watch/watch.ts';
import { cacheKey } from './cache-key.ts';
import type { ClientAddress } from './client-address.ts';
import type { PageCache } from './page-cache.ts';
import { Reply } from './reply.ts';

export interface DoorOptions {
  app: Hono<{ Bindings: Partial<Surroundings> }>;
  cache: PageCache;
  visits: Visits;
  watch: Watch;
  clock: Clock;
  /** Replies that never change while the process runs, by path. */
  assets: ReadonlyMap<string, Reply>;
  /** The query parameters any page or call reads. */
  parameters: ReadonlySet<string>;
  clientAddress: ClientAddress;
}

/** What is never kept: files are large, and a click on an advertisement counts each time. */
const passedOn = ['/media/', '/ads/'];

/** Where the request of a kept reply pretends to come from; nothing of the visitor's own request is passed on. */
const NOWHERE = 'http://door.invalid';

/**
 * What stands before the application: anonymous pages and API reads are answered from memory, without entering it, and
 * are made by it when they are missing. A reply that is kept is made from its address alone, so no header of the one
 * visitor who happened to come first can find its way into what others get.
 */
export function door({
  app,
  cache,
  visits,
  watch,
  clock,
  assets,
  parameters,
  clientAddress,
}: DoorOptions): RequestListener {
  const enter = getRequestListener(
    (request, { incoming }) =>
      app.fetch(request, {
        address: clientAddress(incoming.socket, incoming.headers),
        freshness: new Freshness(),
        lowData: wantsLowData(incoming.headers),
      }),
    { overrideGlobalObjects: false },
  );

  async function make(address: string, lowData: boolean) {
    const freshness = new Freshness();
    const response = await app.fetch(new Request(`${NOWHERE}${address}`), { address: '', freshness, lowData });
    return { reply: await Reply.from(response), freshness };
  }

  function send(reply: Reply, request: IncomingMessage, response: ServerResponse) {
    if (reply.isPage && request.method === 'GET') visits.see(request.headers);
    reply.send(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const readsOnly = method === 'GET' || method === 'HEAD';
    const isPassedOn = !url.startsWith('/') || passedOn.some((folder) => url.startsWith(folder));
    if (!readsOnly || headers.authorization !== undefined || isPassedOn) {
      return void enter(request, response);
    }
    const asset = assets.get(url);
    if (asset) return asset.send(request, response);

    const address = cacheKey(url, parameters);
    if (address === undefined) return void enter(request, response);
    const lowData = wantsLowData(headers);
    const key = lowData ? `low ${address}` : address;
    const kept = cache.find(key, clock().getTime());
    if (kept) {
      watch.fromMemory += 1;
      return send(kept, request, response);
    }
    cache
      .fill(key, () => make(address, lowData))
      .then((reply) => send(reply, request, response))
      .catch(() => response.writeHead(500).end());
  };
}

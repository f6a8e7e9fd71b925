import { type IncomingHttpHeaders, IncomingMessage, type RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { replyText } from '../../domain/reply-text.ts';
import { CacheContext } from '../http/cache-context.ts';
import { badRequest } from '../http/http-error.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { wantsLowData } from '../low-data/low-data.ts';
import type { ClientAddress } from './client-address.ts';
import { type ConcurrencyLimiter, type Limiters, limiterOf, Overloaded } from './concurrency-limiter.ts';
import { inTime } from './deadline.ts';

// A request may be answered before its body ends, if it is too large or not permitted. A client that sends everything
// before it reads, as most proxies and browsers do, would find the connection broken instead of the answer.

/** Bytes of such a body that are read all the same, and thrown away: more than any picture has. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds for which they are read. */
const MAX_TIME = 10_000;

/** Time without a byte after which the client is assumed to wait for the answer (ms). */
const SOCKET_TIMEOUT = 1000;

/** Reads and discards a body until it ends, or has taken too much or too long. Nothing else may still read it. */
function readOn(body: Readable, socketTimeout: number): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const tooLong = setTimeout(stop, MAX_TIME);
    const tooSilent = setTimeout(stop, socketTimeout);
    function take(piece: Buffer) {
      bytes += piece.length;
      tooSilent.refresh();
      if (bytes > MAX_BYTES) stop();
    }
    function stop() {
      clearTimeout(tooLong);
      clearTimeout(tooSilent);
      body.pause().off('data', take).off('close', stop).off('end', stop);
      resolve();
    }
    body.removeAllListeners('readable').removeAllListeners('data');
    body.on('data', take).on('end', stop).on('close', stop).resume();
  });
}

/** Reads the rest of a refused body before the answer is sent. */
export const readRest = (body: Readable): Promise<void> => readOn(body, SOCKET_TIMEOUT);

/**
 * Has the connection of a body with still more to come closed, after the answer, on our side alone at first. Closed on
 * both while more arrives, it is reset, and the answer is lost on its way.
 */
function closeSlowly(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    void readOn(request, MAX_TIME).then(() => socket.destroy());
  };
}

export interface LimitedHandlerOptions {
  app: Hono<AppEnvironment>;
  limiters: Limiters;
  clientAddress: ClientAddress;
  /** The answer to a request for which there is no place. */
  turnAway(full: Overloaded, request: Pick<IncomingMessage, 'url' | 'headers'>): Response;
  /** As for `inTime`. */
  readingDeadline?: number | undefined;
}

type Work = (request: Request) => Promise<Response>;

/** Methods whose body is ignored. */
const bodiless = new Set(['GET', 'HEAD', 'TRACE']);

/** Whether a request has a body of more than so many bytes, or of unknown length. */
export const hasBody = (headers: IncomingHttpHeaders, moreThan = 0) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > moreThan;

/** Bytes of a body that arrive soon after the headers, if not with them. */
const SOON_THERE = 64 * 1024;

/** The body of a request, which ends only after `beforeEnd`. It is read only on demand. */
function heldOpen(request: Request, beforeEnd: () => Promise<void>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(stream) {
        reader ??= request.body?.getReader();
        // An interrupted request is no fault of ours, nor of the database.
        const piece = await reader?.read().catch(() => {
          throw badRequest(replyText('interrupted'));
        });
        if (piece?.value) return stream.enqueue(piece.value);
        await beforeEnd();
        stream.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Receives a body outside the limiter, and enters the limiter when the body ends: slow senders take nobody's place. */
async function onceReceived(limiter: ConcurrencyLimiter, request: Request, work: Work): Promise<Response> {
  const place = { taken: false, over: false };
  const takePlace = async () => {
    await limiter.enter();
    if (place.over) limiter.leave();
    else place.taken = true;
  };
  const { url, method, headers, signal } = request;
  const received = { method, headers, signal, body: heldOpen(request, takePlace), duplex: 'half' };
  try {
    return await work(new Request(url, received));
  } finally {
    if (place.taken) limiter.leave();
    place.over = true;
  }
}

/** Passes requests that memory cannot answer to the application, unchanged and with all their headers. */
export function limitedHandler({
  app,
  limiters,
  clientAddress,
  turnAway,
  readingDeadline,
}: LimitedHandlerOptions): RequestListener {
  return getRequestListener(
    async (request, { incoming, outgoing }) => {
      const work: Work = async (received) =>
        app.fetch(received, {
          address: clientAddress(incoming.socket, incoming.headers),
          cacheContext: new CacheContext(),
          lowData: wantsLowData(incoming.headers),
        });
      const limiter = limiters[limiterOf(incoming)];
      try {
        if (hasBody(incoming.headers) && !bodiless.has(request.method))
          return await onceReceived(limiter, request, work);
        const answered = limiter.through(() => work(request));
        // A change that is under way is waited for: nobody is told to try again what may still be stored.
        return await (bodiless.has(request.method) ? inTime(answered, readingDeadline) : answered);
      } catch (error) {
        if (error instanceof Overloaded) return turnAway(error, incoming);
        throw error;
      } finally {
        const isLate = () => !incoming.complete && !incoming.destroyed && hasBody(incoming.headers, SOON_THERE);
        if (incoming instanceof IncomingMessage && isLate()) await readRest(incoming);
        // Nobody knows when the rest of a late body will come: the next request needs another connection, as this
        // one ends when the wait has taken too long.
        if (incoming instanceof IncomingMessage && isLate() && 'shouldKeepAlive' in outgoing) {
          outgoing.shouldKeepAlive = false;
          closeSlowly(incoming);
        }
      }
    },
    { overrideGlobalObjects: false },
  );
}

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_BODY } from '../http/input.ts';
import { hasBody } from './limited-handler.ts';

/** The phase of a connection: waiting for headers, receiving a body, making a reply, sending it. */
type Phase = 'waiting' | 'sending' | 'working' | 'reading';

/**
 * Target for the memory of all connections in each phase, in bytes; the hard limit is twice that. The concurrency limiters
 * decide how many requests are worked on. Above the target the oldest connections are closed: a quick client leaves a
 * phase long before it is full, so slow clients make room for others.
 */
const most: Record<Phase, number> = {
  waiting: 32 * 2 ** 20,
  sending: 64 * 2 ** 20,
  working: Number.POSITIVE_INFINITY,
  reading: 64 * 2 ** 20,
};

/** A connection with nothing to do takes some thirty kilobytes, with a request twice that (`bench/slow-clients.ts`). */
const IDLE = 32 * 1024;
const BUSY = 64 * 1024;

/** A piece of a file on its way. */
const PIECE = 64 * 1024;

/** Maximum number of connections. Beyond it no more are accepted. */
const MAX_CONNECTIONS = 4000;

/** So many connections and bodies come between two looks at all of them. */
const BETWEEN_LOOKS = 50;

/**
 * Number of connections closed at once, or as many as are needed to get below twice the target. Clients that are slow on
 * purpose come back at once, and accepting all of them anew would cost others more than keeping them.
 */
const CLOSED_AT_ONCE = 10;

/** A reply that is sent before the body has come to its end is under way until then. */
const isUnderWay = ({ req, writableFinished }: ServerResponse) =>
  !writableFinished || (!req.complete && hasBody(req.headers));

function phaseOf(response: ServerResponse | undefined): Phase {
  if (!response) return 'waiting';
  if (!response.req.complete && hasBody(response.req.headers)) return 'sending';
  return response.headersSent ? 'reading' : 'working';
}

/** Bytes of a body that may have to be held: files go to the disk as they come. */
const heldOf = ({ headers }: IncomingMessage) =>
  Math.min(MAX_BODY, headers['transfer-encoding'] ? MAX_BODY : Number(headers['content-length'] ?? 0));

interface Weighed {
  socket: Socket;
  /** Bytes. */
  weight: number;
}

function weightOf(phase: Phase, response: ServerResponse | undefined): number {
  if (phase === 'sending' && response) return BUSY + heldOf(response.req);
  if (phase === 'reading') return BUSY + PIECE;
  return IDLE;
}

/** The first of them, as many as are too many at this look. */
function tooMany(weighed: readonly Weighed[], limit: number): Weighed[] {
  let weight = weighed.reduce((sum, one) => sum + one.weight, 0);
  return weighed.filter((one, place) => {
    const isTooMany = weight > (place < CLOSED_AT_ONCE ? limit : 2 * limit);
    if (isTooMany) weight -= one.weight;
    return isTooMany;
  });
}

/** Milliseconds after which a connection is closed on which nothing of a request moves. Node sees to those that wait for one. */
const STANDSTILL = 60_000;

/**
 * Passes the server's requests on, those of one connection one at a time, as browsers send them: otherwise a few connections
 * could start any amount of work and never read the replies. And limits the memory of slow clients. It costs quick clients
 * almost nothing: a request that is answered at once is not noted, as what is held on to is copied by the collector of
 * memory. (Node copies the list of listeners for each request as soon as there are two, so this and the handler are one.)
 */
export function boundConnections(server: Server, listener: RequestListener): void {
  /**
   * The open connections, in order of arrival, with the requests of each that were under way: a client may send another
   * before the first reply has arrived, and keeps its place.
   */
  const open = new Map<Socket, ServerResponse[]>();
  let sinceLook = 0;

  function look(): void {
    sinceLook += 1;
    if (sinceLook < BETWEEN_LOOKS) return;
    sinceLook = 0;
    const phases: Record<Phase, Weighed[]> = { waiting: [], sending: [], working: [], reading: [] };
    for (const [socket, responses] of open) {
      const response = responses.find(isUnderWay);
      const phase = phaseOf(response);
      phases[phase].push({ socket, weight: weightOf(phase, response) });
    }
    for (const phase of ['waiting', 'sending', 'reading'] as const) {
      for (const { socket } of tooMany(phases[phase], most[phase])) socket.destroy();
    }
  }

  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket: Socket) => {
    open.set(socket, []);
    socket.once('close', () => open.delete(socket));
    look();
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const earlier = open.get(socket) ?? [];
    const before = earlier.findLast(({ writableFinished }) => !writableFinished);
    if (!before) listener(request, response);
    else {
      before.once('close', () => {
        if (!socket.destroyed) listener(request, response);
      });
    }
    if (!isUnderWay(response)) return;
    earlier.splice(0, earlier.length, ...earlier.filter(isUnderWay), response);
    socket.setTimeout(STANDSTILL);
    if (hasBody(request.headers)) look();
  });
}

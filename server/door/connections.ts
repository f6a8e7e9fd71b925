import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './entrance.ts';

/** What a connection is at: headers to come, a body to come, a reply being made, a reply on its way. */
type Phase = 'waiting' | 'sending' | 'working' | 'reading';

/**
 * How many connections may be in each phase; beyond that those that were opened first are closed. Whoever is quick is
 * through a phase long before it is full, so that it is the slow who make room for others. A body can take a megabyte of
 * memory, a piece of a file on its way some hundred kilobytes, a connection that waits some thirty
 * (`bench/slow-clients.ts`). How many are worked on the gates decide.
 */
const most: Record<Phase, number> = {
  waiting: 1000,
  sending: 100,
  working: Number.POSITIVE_INFINITY,
  reading: 500,
};

/** In all. Beyond that no more are taken. */
const MOST = 4000;

/** So many connections and bodies come between two looks at all of them. */
const BETWEEN_LOOKS = 50;

function phaseOf(response: ServerResponse | undefined): Phase {
  if (!response) return 'waiting';
  if (!response.req.complete && hasBody(response.req.headers)) return 'sending';
  if (response.writableFinished) return 'waiting';
  return response.headersSent ? 'reading' : 'working';
}

/** Keeps slow clients from filling the process. Costs a quick one next to nothing. */
export function boundConnections(server: Server): void {
  /** The open connections, in the order in which they came, with what was last answered on each. */
  const open = new Map<Socket, ServerResponse | undefined>();
  let sinceLook = 0;

  function look(): void {
    sinceLook += 1;
    if (sinceLook < BETWEEN_LOOKS) return;
    sinceLook = 0;
    const phases: Record<Phase, Socket[]> = { waiting: [], sending: [], working: [], reading: [] };
    for (const [socket, response] of open) phases[phaseOf(response)].push(socket);
    for (const phase of ['waiting', 'sending', 'reading'] as const) {
      const tooMany = Math.max(0, phases[phase].length - most[phase]);
      for (const socket of phases[phase].slice(0, tooMany)) socket.destroy();
    }
  }

  server.maxConnections = MOST;
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
    look();
  });
  server.on('request', ({ socket, headers }, response) => {
    open.set(socket, response);
    if (hasBody(headers)) look();
  });
}

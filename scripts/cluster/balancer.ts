import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** Between two questions to a node whether it is ready, and how long it has for an answer. Milliseconds. */
const ASK_EVERY = 1000;
const PATIENCE = 2000;

/**
 * Idle time after which a connection to a node is closed (ms). A node closes it after 15 seconds; if a request were on its
 * way at that very moment, nobody could tell whether it was done.
 */
const UNUSED = 10_000;

/** Headers of one connection, which are not passed on. */
const ownOfConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'expect']);

/** Names and values in turn, as they came, without those of the connection. */
const passedOn = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, place) => !ownOfConnection.has((rawHeaders[place - (place % 2)] ?? '').toLowerCase()));

/** Anything else, such as that there is no room now, is an answer of a node that serves. */
const answer = z.object({ status: z.enum(['ok', 'failed', 'leaving']).catch('failed') });

export interface Balancer {
  url: string;
  /** Waits until this node gets requests. */
  isAsked(node: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stands before several nodes: gives each request to the next of those that say on `/readyz/node` that they are ready, or,
 * where none reaches the database, of those that are not about to stop. It asks them every second, remembers nothing else, and
 * tries nothing twice, so that whatever a node does wrong is seen.
 */
export async function openBalancer(nodes: readonly string[], port = 0): Promise<Balancer> {
  const ready = new Set<string>();
  /** They answer, but do not reach the database, which others may not reach either. */
  const ailing = new Set<string>();
  const looks = new EventEmitter();
  const closing = new AbortController();
  const agent = new Agent({ keepAlive: true, timeout: UNUSED });
  let turn = 0;

  async function look(node: string): Promise<void> {
    const said = await fetch(`${node}/readyz/node`, { signal: AbortSignal.timeout(PATIENCE) })
      .then(async (reply) => answer.parse(await reply.json()).status)
      .catch(() => 'leaving');
    ready.delete(node);
    ailing.delete(node);
    if (said === 'ok') ready.add(node);
    if (said === 'failed') ailing.add(node);
    looks.emit('done');
  }

  async function keepLooking(node: string): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(ASK_EVERY, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await look(node);
    }
  }

  function nextNode(): string | undefined {
    const fit = nodes.filter((node) => (ready.size > 0 ? ready : ailing).has(node));
    turn += 1;
    return fit[turn % fit.length];
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const node = nextNode();
    if (node === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const { hostname, port: at } = new URL(node);
    const headers = [...passedOn(request), 'x-forwarded-for', request.socket.remoteAddress ?? ''];
    const onward = httpRequest({ agent, hostname, port: at, method: request.method, path: request.url, headers });
    onward.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, passedOn(reply));
      pipeline(reply, response, () => undefined);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => {
      if (!response.writableFinished) onward.destroy();
    });
    request.pipe(onward);
  }

  await Promise.all(nodes.map(look));
  const looking = nodes.map(keepLooking);
  const server = createServer(pass);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    async isAsked(node) {
      while (!ready.has(node)) await once(looks, 'done');
    },
    async close() {
      closing.abort();
      await Promise.all(looking);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from './config.ts';
import { boundConnections } from './front/connections.ts';

/**
 * Time that a slow client has for its headers, and for its whole request (ms): ten megabytes over a slow line take
 * minutes. The last is the interval for checking expired connections.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 900_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Connections that may wait to be taken, as far as the system lets them. With Node's 511 a burst of them makes everybody
 * else who comes try again after one second, then three, then seven.
 */
const BACKLOG = 4096;

/** Listens, and answers once the port is open. */
export function listen(listener: RequestListener, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Server> {
  // Most requests have no body: the events of an empty one would cost more than the answer.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true });
  boundConnections(server, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(server));
  });
}

/**
 * Every reply asks its client from now on to come back over a new connection, which leads to another node where there are
 * several.
 */
export function sendAway(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Accepts no new connections, finishes the requests in progress, and cuts the rest after `grace` milliseconds. */
export async function drain(server: Server, grace: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}

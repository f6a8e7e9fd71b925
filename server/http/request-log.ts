import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../logging.ts';
import type { Watch } from '../watch/watch.ts';
import type { Surroundings } from './serve.ts';

/** A part of a path that is so long is a secret, such as that of a private link to a draft. */
const withoutSecrets = (path: string) => path.replaceAll(/[^/]{40,}/g, '…');

/**
 * Gives each request an id and writes one line when it is answered. Never the query, the headers or the body: an address
 * may carry somebody's name, the rest a secret. Replies from memory are not logged, nor the calls a page makes.
 */
export function requestLog(log: Log, watch: Watch): MiddlewareHandler<{ Bindings: Partial<Surroundings> }> {
  return async (context, next) => {
    if (context.env?.inside) return next();
    const requestId = randomUUID();
    const began = performance.now();
    await next();
    context.header('x-request-id', requestId);
    const { method, path } = context.req;
    const { status } = context.res;
    watch.reply(status);
    log.info(
      { requestId, method, path: withoutSecrets(path), status, milliseconds: Math.round(performance.now() - began) },
      'request',
    );
  };
}

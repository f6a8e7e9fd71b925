import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppEnvironment } from './serve.ts';

/** A part of a path that is so long is a secret, such as that of a private link to a draft; those of givers (`giving/secret-links.ts`) are shorter. */
const withoutSecrets = (path: string) =>
  path.replaceAll(/[^/]{40,}|(?<=\/)\d{1,10}-(?:\d{4}-)?[\w-]{22}(?![\w-])/g, '…');

interface Answered {
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. */
  began: number;
}

/**
 * Counts an answered request, gives it an id, and logs one line. It never logs the query, the headers or the body: an
 * address may contain a person's name, the rest a secret. Returns the id.
 */
export function noteReply(
  { log, metrics }: { log: Log; metrics: Metrics },
  { method, path, status, began }: Answered,
): string {
  const requestId = randomUUID();
  metrics.reply(status);
  log.info(
    { requestId, method, path: withoutSecrets(path), status, milliseconds: Math.round(performance.now() - began) },
    'request',
  );
  return requestId;
}

/** Notes every reply of the application. Replies from memory are not noted, nor the calls a page makes. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    context.header('x-request-id', noteReply({ log, metrics }, { method, path, status, began }));
  };
}

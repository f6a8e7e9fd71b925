import type { Log } from '../logging.ts';
import { HttpError } from './http-error.ts';
import { type Outage, outageOf } from './outage.ts';

/** The replies to outages. Nothing of the request was done. Seconds. */
const outages: Record<Outage, { status: number; detail: string; retryAfter: number }> = {
  unavailable: { status: 503, detail: 'The service is busy. Please try again in a moment.', retryAfter: 5 },
  full: { status: 507, detail: 'There is no room left to save this. Please try again later.', retryAfter: 60 },
};

export function problemReply(httpError: HttpError): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...httpError.headers };
  return new Response(JSON.stringify(httpError.problem), { status: httpError.status, headers });
}

/** Turns any error into an `HttpError`: itself, 503 or 507 for an outage, 500 for a fault of ours. */
export function toHttpError(error: unknown, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  const outage = outageOf(error);
  if (outage === undefined) {
    log.error({ err: error }, 'A request failed');
    return new HttpError(500, { detail: 'Something went wrong on our side. Please try again.' });
  }
  const { status, detail, retryAfter } = outages[outage];
  log.warn({ err: error, outage }, 'The database, the disk or the storage cannot be used now');
  return new HttpError(status, { detail }, { 'retry-after': String(retryAfter) });
}

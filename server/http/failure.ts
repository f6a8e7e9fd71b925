import type { Log } from '../logging.ts';
import { Refusal } from './refusal.ts';

/** How the databases, the disk and the storage say "not now": busy, full, unreachable, shutting down. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'STORAGE_UNAVAILABLE',
  '40P01',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ERR_SQLITE_BUSY',
]);

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_FULL = 13;
const SQLITE_IO_ERROR = 10;
const sqliteUnavailable = new Set([SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_IO_ERROR]);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && unavailable.has(error.code)) return true;
  // The low byte of SQLite's extended code is its primary one.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteUnavailable.has(error.errcode & 0xff);
  return /connection terminated|timeout exceeded when trying to connect/i.test(error.message);
}

export function problemReply(refusal: Refusal): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...refusal.headers };
  return new Response(JSON.stringify(refusal.problem), { status: refusal.status, headers });
}

/** What any error becomes: a refusal as it says, a database that cannot be reached 503, a fault of ours 500. */
export function toRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'The database or the storage cannot be used now');
    return new Refusal(503, { detail: 'The service is busy. Please try again in a moment.' }, { 'retry-after': '5' });
  }
  log.error({ err: error }, 'A request failed');
  return new Refusal(500, { detail: 'Something went wrong on our side. Please try again.' });
}

import { Overloaded } from './concurrency-limiter.ts';

/**
 * Milliseconds that a reader waits for the first byte: for a place, for a connection to the database and for all of its answers
 * together. Browsers and proxies wait for longer.
 */
const READING_DEADLINE = 20_000;

/** The result of work, or after so many milliseconds `Overloaded`. The work goes on: others may wait for the same. */
export async function inTime<Result>(work: Promise<Result>, milliseconds = READING_DEADLINE): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Overloaded()), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

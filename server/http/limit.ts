import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './refusal.ts';

/** Counts one use of the key. Throws a 429 that says how long to wait when there were too many. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (limit) {
    if (limit instanceof RateLimiterRes) throw tooMany(Math.ceil(limit.msBeforeNext / 1000));
    throw limit;
  }
}

import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isPostgres } from '../database/open.ts';
import { tooMany } from './refusal.ts';

/** So many uses of one key within so many seconds. */
export interface Limit {
  /** Under this name its counts stand. */
  name: string;
  most: number;
  seconds: number;
}

/** Connections kept for counting alone, so that counting never waits for a slow page. */
const CONNECTIONS = 2;

/** After so long each node counts for itself. Milliseconds. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 1000 };

/**
 * Makes the counters behind every limit. On PostgreSQL all nodes count together, each for itself while the database
 * cannot be asked; on the embedded database there is one process, which counts in memory.
 */
export class Limits {
  readonly #pool: pg.Pool | undefined;

  constructor(databaseUrl: string) {
    if (!isPostgres(databaseUrl)) return;
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, ...patience });
    this.#pool.on('error', () => undefined);
  }

  make({ name, most, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points: most, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!this.#pool) return inMemory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.#pool,
      storeType: 'pool',
      tableName: 'attempts',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: inMemory,
    });
  }

  async close(): Promise<void> {
    await this.#pool?.end();
  }
}

/** Counts one use of the key. Throws a 429 that says how long to wait when there were too many. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    const seconds = Math.ceil(limit.msBeforeNext / 1000);
    if (seconds <= limiter.duration) throw tooMany(seconds);
    // Nobody has to wait for longer than it counts: this was counted before the clock was set back.
    await limiter.delete(key);
    await consume(limiter, key);
  }
}

import { isIPv4, isIPv6 } from 'node:net';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isPostgres } from '../database/open.ts';
import { tooMany } from './http-error.ts';

/** A number of uses by one client within a number of seconds. */
export interface Limit {
  /** A fixed name under which the counts are stored. No part of it may come from a request. */
  name: string;
  most: number;
  seconds: number;
}

/** Clients whose uses one limit counts at once; some 8 MB. Past it the one that was quiet longest is forgotten. */
const MAX_CLIENTS = 10_000;

/** Connections for counting alone, so that counting never waits for a slow page. */
const CONNECTIONS = 2;

/** After so long each node counts for itself. Milliseconds. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 1000 };

/** Throws for a text that is not a client's network: text from a request must never become a key. */
function keyOf(network: string): string {
  const [address = '', prefix] = network.split('/');
  const isNetwork = prefix === undefined ? isIPv4(address) || address === '' : isIPv6(address) && /^\d\d$/.test(prefix);
  if (!isNetwork) throw new Error('Uses are counted by the network of the client, and by nothing else');
  return network;
}

/** Counts the uses of one kind, for each client by itself. A client is the network `networkOf` answers. */
export class Limiter {
  readonly #counter: RateLimiterAbstract;
  readonly #maxClients: number;
  /** The clients that are counted, the latest last. */
  readonly #clients = new Set<string>();

  constructor(counter: RateLimiterAbstract, maxClients = MAX_CLIENTS) {
    this.#counter = counter;
    this.#maxClients = maxClients;
  }

  /** Counts one use. Throws a 429 that says how long to wait when there were too many. */
  async count(network: string): Promise<void> {
    const key = keyOf(network);
    await this.#makeRoomFor(key);
    try {
      await this.#counter.consume(key);
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      const seconds = Math.ceil(limit.msBeforeNext / 1000);
      if (seconds <= this.#counter.duration) throw tooMany(seconds);
      // No wait is longer than the period: a longer one was counted before the clock was set back.
      await this.#counter.delete(key);
      await this.count(key);
    }
  }

  /** Takes one use back. */
  async forgive(network: string): Promise<void> {
    await this.#counter.reward(keyOf(network));
  }

  async #makeRoomFor(key: string): Promise<void> {
    this.#clients.delete(key);
    this.#clients.add(key);
    const [longestQuiet] = this.#clients;
    if (this.#clients.size <= this.#maxClients || longestQuiet === undefined) return;
    this.#clients.delete(longestQuiet);
    await this.#counter.delete(longestQuiet);
  }
}

const optionsOf = ({ name, most, seconds }: Limit) => ({ keyPrefix: name, points: most, duration: seconds });

/** A limiter of this process alone. */
export const limiterInMemory = (limit: Limit) => new Limiter(new RateLimiterMemory(optionsOf(limit)));

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

  make(limit: Limit): Limiter {
    if (!this.#pool) return limiterInMemory(limit);
    return new Limiter(
      new RateLimiterPostgres({
        ...optionsOf(limit),
        storeClient: this.#pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        clearExpiredByTimeout: true,
        insuranceLimiter: new RateLimiterMemory(optionsOf(limit)),
      }),
    );
  }

  async close(): Promise<void> {
    await this.#pool?.end();
  }
}

/** A place, and the /56 and the /48 around it. */
const SIZES = 3;

/** Counts uses by a place, and by the larger networks around it, each of which has a multiple of the limit. */
export class PlaceLimiter {
  readonly #bySize: readonly Limiter[];

  constructor(limits: Limits, { name, most, seconds }: Limit, timesLarger: number) {
    this.#bySize = Array.from({ length: SIZES }, (_, size) =>
      limits.make({ name, most: most * timesLarger ** size, seconds }),
    );
  }

  /** Counts one use for a place and the networks around it, the nearest first. Throws a 429 when there were too many. */
  async count(networks: readonly string[]): Promise<void> {
    for (const [size, network] of networks.entries()) await this.#bySize[size]?.count(network);
  }

  /** Takes one use back. */
  async forgive(networks: readonly string[]): Promise<void> {
    for (const [size, network] of networks.entries()) await this.#bySize[size]?.forgive(network);
  }
}

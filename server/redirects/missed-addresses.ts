import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../domain/instant.ts';
import type { Write } from '../database/unit-of-work.ts';
import { Limits, PlaceLimiter } from '../http/limit.ts';
import { networkOf, networksOf } from '../http/network.ts';
import type { Log } from '../logging.ts';
import { missedPath } from './missed-path.ts';
import { addMissed } from './missed-store.ts';

/** Interval for writing the counts (ms). */
const EVERY = 5000;

/** Addresses counted between two writes: made-up ones cannot fill the memory, nor make a write long. */
const MAX_WAITING = 300;

/** What one place can add in this time (seconds); the rest is not counted. People follow fewer dead links. */
const MAX_COUNTED = 30;
const WINDOW = 60;

/** The networks around a place have this many times as many each: fewer in all than the list has room for. */
const TIMES_LARGER = 2;

/** Addresses by place that are remembered for that time, so that nobody counts twice; some 2 MB at most. */
const MAX_REMEMBERED = 5000;

/** Machines that say so by their name. */
const machine = /bot|crawl|spider|slurp|preview/i;

/** Whether somebody wants to read the page: neither a browser that looks ahead nor a machine. Nothing of the headers is kept. */
function isForReader(headers: IncomingHttpHeaders): boolean {
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ');
  return !/prefetch|prerender|preview/i.test(ahead) && !machine.test(headers['user-agent'] ?? '');
}

interface MissedOptions {
  write: Write;
  clock: Clock;
  log: Log;
}

/**
 * Counts the addresses at which visitors find nothing, in memory, and writes them from time to time. Who they are is not kept. A crash
 * loses some seconds of counting.
 */
export class MissedAddresses {
  readonly #options: MissedOptions;
  /** In memory, whatever the database is: a write for each would cost more than the answer. */
  readonly #limiter = new PlaceLimiter(
    new Limits(''),
    { name: 'missed addresses', most: MAX_COUNTED, seconds: WINDOW },
    TIMES_LARGER,
  );
  #waiting = new Map<string, number>();
  /** When an address was last counted for a place, the latest last. */
  readonly #remembered = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MissedOptions) {
    this.#options = options;
  }

  /** Counts an address that was answered with 404, asked for from this network address. */
  see(url: string, address: string, headers: IncomingHttpHeaders): void {
    const path = isForReader(headers) ? missedPath(url) : undefined;
    if (path === undefined) return;
    const networks = networksOf(networkOf(address));
    // The largest network: whoever has it whole has all that are in it.
    const key = `${networks.at(-1)} ${path}`;
    if (this.#isRemembered(key)) return;
    this.#limiter.count(networks).then(
      () => {
        if (this.#isRemembered(key)) return;
        this.#remember(key);
        this.#count(path, 1);
      },
      () => undefined,
    );
  }

  #isRemembered(key: string): boolean {
    const since = this.#remembered.get(key);
    return since !== undefined && Math.abs(this.#options.clock().getTime() - since) < WINDOW * 1000;
  }

  #remember(key: string): void {
    this.#remembered.delete(key);
    this.#remembered.set(key, this.#options.clock().getTime());
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }

  #count(path: string, times: number): void {
    const before = this.#waiting.get(path);
    if (before === undefined && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(path, (before ?? 0) + times);
    this.#timer ??= setTimeout(() => void this.flush(), EVERY).unref();
  }

  /** Writes the counts; after a failure they are written with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const taken = this.#waiting;
    this.#waiting = new Map();
    if (taken.size === 0) return;
    const { write, clock, log } = this.#options;
    try {
      await write(null, ({ db }) => addMissed(db, taken, clock().toISOString()));
    } catch (error) {
      log.warn({ err: error }, 'The addresses at which nothing was found could not be written now');
      for (const [path, times] of taken) this.#count(path, times);
    }
  }
}

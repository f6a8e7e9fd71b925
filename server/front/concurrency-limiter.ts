import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { replyText } from '../../domain/reply-text.ts';
import { HttpError } from '../http/http-error.ts';

/** Limits on requests in progress and on requests that wait. */
interface Limits {
  atOnce: number;
  waiting: number;
  /** The number that may wait for as long as it takes: more than that are a crowd. */
  steady: number;
  /** Maximum number that may wait while a crowd has lasted for longer than a burst takes. */
  sustained: number;
  /** Turns of the event loop between one that begins and the next. */
  turns: number;
}

/**
 * Milliseconds. Many may come in the same moment, and each is served in turn. Where there is no place for longer than
 * this more come than can be served, and a long queue would only make each of them wait.
 */
const BURST = 500;

/** Seconds after which it is worth trying again. */
const SOON = '5';

/** The answer if too many requests are waiting. */
export class Overloaded extends HttpError {
  constructor() {
    super(503, { detail: replyText('busy') }, { 'retry-after': SOON });
  }
}

/** Runs a limited number of requests at once, in order of arrival, and refuses those that would wait too long. */
export class ConcurrencyLimiter {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  readonly #elapsed: () => number;
  #inside = 0;
  /** Whether one has begun a few turns ago. */
  #isResting = false;
  /** The start of the present overload, which ignores gaps shorter than a burst, and the last moment of it. */
  #crowdedSince = 0;
  #crowdedLast = Number.NEGATIVE_INFINITY;

  /** `elapsed` answers milliseconds since any moment. */
  constructor(limits: Limits, elapsed = () => performance.now()) {
    this.#limits = limits;
    this.#elapsed = elapsed;
  }

  /** Waits for a place, which must be given back with `leave`. Throws `Overloaded`. */
  async enter(): Promise<void> {
    if (this.#inside < this.#limits.atOnce && !this.#isResting) return this.#begin();
    const queue = this.#queue();
    if (queue >= 0 && queue >= this.#longestQueue(queue)) throw new Overloaded();
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }

  leave(): void {
    if (this.#queue() > this.#limits.steady) this.#crowdedLast = this.#elapsed();
    this.#inside -= 1;
    this.#letIn();
  }

  /** The number of requests that wait for a free place; the others wait only for their turn. */
  #queue(): number {
    return this.#inside + this.#waiting.length - this.#limits.atOnce;
  }

  #longestQueue(queue: number): number {
    const now = this.#elapsed();
    if (now - this.#crowdedLast > BURST) this.#crowdedSince = now;
    const { steady, sustained, waiting } = this.#limits;
    const longest = now - this.#crowdedSince > BURST ? sustained : waiting;
    if (queue >= Math.min(steady, longest)) this.#crowdedLast = now;
    return longest;
  }

  #begin(): void {
    this.#inside += 1;
    this.#isResting = true;
    void this.#rest();
  }

  async #rest(): Promise<void> {
    for (let turns = 0; turns < this.#limits.turns; turns += 1) await turn();
    this.#isResting = false;
    this.#letIn();
  }

  #letIn(): void {
    if (this.#isResting || this.#inside >= this.#limits.atOnce) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#begin();
    next();
  }

  /** Runs work with a place. Throws `Overloaded`, and the work's errors. */
  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}

/**
 * A limiter for each kind of request that memory cannot answer, so that a crowd of one kind keeps out nobody of another.
 *
 * The numbers were measured with `bench/overload.ts` (decision 14). One thread makes all pages, some milliseconds each, so
 * more pages at once make none of them faster. A few at once keep the thread busy while others wait for the database or
 * for compression. `atOnce` also limits the wait for a refusal: at most that many pages.
 * `waiting` absorbs bursts. `steady` lets 32 readers at once, who each wait for a page before the next, go on. `sustained` limits the wait of an accepted reader, in pages, during a long overload. Forms and
 * requests of staff may wait longer, because it costs people more to send them again.
 * `turns` is the number of turns of the event loop between two starts. Node accepts one new connection each turn, and a
 * started request makes a turn longer: a page by some milliseconds, others by less than one. Without turns in between, new
 * clients would wait for many requests even to be refused, and open more connections meanwhile. An empty turn takes some
 * microseconds.
 */
export const makeLimiters = () => ({
  /** Visitors' pages, reads of the API. */
  reading: new ConcurrencyLimiter({ atOnce: 4, waiting: 64, steady: 28, sustained: 5, turns: 8 }),
  /** The same with parameters: a search is made up in no time, and each is another. */
  searching: new ConcurrencyLimiter({ atOnce: 4, waiting: 28, steady: 28, sustained: 4, turns: 8 }),
  /** A stale copy of any of these: only addresses that people really read, not ones that a client made up. */
  renewing: new ConcurrencyLimiter({ atOnce: 4, waiting: 64, steady: 64, sustained: 64, turns: 8 }),
  /** Visitors' requests with a body, once it is complete: forms, signing in. Passwords are hashed by other threads. */
  sending: new ConcurrencyLimiter({ atOnce: 8, waiting: 128, steady: 128, sustained: 128, turns: 2 }),
  /** Requests with a token. */
  staff: new ConcurrencyLimiter({ atOnce: 16, waiting: 128, steady: 128, sustained: 128, turns: 2 }),
  /** Files, until their first byte: where the storage is a network away, they wait rather than work. */
  files: new ConcurrencyLimiter({ atOnce: 32, waiting: 128, steady: 128, sustained: 128, turns: 2 }),
});

export type Limiters = ReturnType<typeof makeLimiters>;

/** The limiter a request goes through. */
export function limiterOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): keyof Limiters {
  if (headers.authorization !== undefined) return 'staff';
  if (url.startsWith('/media/')) return 'files';
  if (method !== 'GET' && method !== 'HEAD') return 'sending';
  return url.includes('?') ? 'searching' : 'reading';
}

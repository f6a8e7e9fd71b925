import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { HttpError } from '../http/http-error.ts';

/** How many are worked on at once, and how many more may wait for their turn. */
interface Limits {
  atOnce: number;
  waiting: number;
  /** How many more may wait where there has been no place for longer than a burst takes. */
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

/** The answer to those who find too many waiting already. */
export class Overloaded extends HttpError {
  constructor() {
    super(503, { detail: 'The service is busy. Please try again in a moment.' }, { 'retry-after': SOON });
  }
}

/** Lets so many in at once, in the order in which they came, and turns away whom it would let wait too long. */
export class ConcurrencyLimiter {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  readonly #elapsed: () => number;
  #inside = 0;
  /** Whether one has begun a few turns ago. */
  #isResting = false;
  /** Since when there has been no place for somebody, but for moments shorter than a burst; and when that last was. */
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
    if (queue >= 0 && queue >= this.#longestQueue()) throw new Overloaded();
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }

  leave(): void {
    if (this.#queue() > 0) this.#crowdedLast = this.#elapsed();
    this.#inside -= 1;
    this.#letIn();
  }

  /** How many wait for whom there is no place; the others wait for their turn only. */
  #queue(): number {
    return this.#inside + this.#waiting.length - this.#limits.atOnce;
  }

  #longestQueue(): number {
    const now = this.#elapsed();
    if (now - this.#crowdedLast > BURST) this.#crowdedSince = now;
    this.#crowdedLast = now;
    return now - this.#crowdedSince > BURST ? this.#limits.sustained : this.#limits.waiting;
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

  /** Works inside. Throws `Overloaded`, and what the work throws. */
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
 * Where the numbers come from (`bench/overload.ts`, decision 14): a page takes some milliseconds of the one thread that makes
 * pages, whoever else is at it, so more at once make none of them sooner; some at once keep the thread busy while others
 * wait for the database or are compressed. `atOnce` is also for how long a refusal can have to wait: that many pages.
 * `waiting` takes in what comes unevenly. `sustained` is for how long one who is let in waits, in pages, when too many
 * come to read; what is sent, or asked for by staff, may wait as long as ever: it costs people more to do it again.
 * `turns` are for those who come: Node takes in one new connection each turn, and whatever is begun makes a turn longer, a
 * page by some milliseconds, the rest by less than one. Without turns between them, newcomers would wait for many of them
 * even to be refused, and open more connections meanwhile. A turn in which nothing happens takes some microseconds.
 */
export const makeLimiters = () => ({
  /** Visitors' pages, reads of the API. */
  reading: new ConcurrencyLimiter({ atOnce: 4, waiting: 64, sustained: 5, turns: 8 }),
  /** The same with parameters: a search is made up in no time, and each is another. */
  searching: new ConcurrencyLimiter({ atOnce: 4, waiting: 10, sustained: 4, turns: 8 }),
  /** Any of these that was in memory and is out of date: what people read, and not what a crowd makes up. */
  renewing: new ConcurrencyLimiter({ atOnce: 4, waiting: 64, sustained: 64, turns: 8 }),
  /** Visitors' requests with a body, once it is complete: forms, signing in. Passwords are hashed by other threads. */
  sending: new ConcurrencyLimiter({ atOnce: 8, waiting: 128, sustained: 128, turns: 2 }),
  /** Requests with a token. */
  staff: new ConcurrencyLimiter({ atOnce: 16, waiting: 128, sustained: 128, turns: 2 }),
  /** Files, until their first byte: where the storage is a network away, they wait rather than work. */
  files: new ConcurrencyLimiter({ atOnce: 32, waiting: 128, sustained: 128, turns: 2 }),
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

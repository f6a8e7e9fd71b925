import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '../http/refusal.ts';

/** How many are worked on at once, and how many more may wait for their turn. */
interface Room {
  atOnce: number;
  waiting: number;
  /** How many more may wait where some have been waiting for longer than a burst takes. */
  standing: number;
}

/**
 * Milliseconds. Many may come in the same moment, and each is served in turn. Where somebody has been waiting for longer
 * than this more come than can be served, and a long queue would only make each of them wait.
 */
const BURST = 500;

/**
 * Turns of the event loop between one who waited and the next. Node takes in one new connection each turn, and a page that
 * is made takes some milliseconds of one: without turns between pages, those who come wait for many of them even to be
 * refused, and keep opening connections. A turn in which nothing happens takes some microseconds.
 */
const TURNS_BETWEEN = 8;

/** Seconds after which it is worth trying again. */
const SOON = '5';

/** The answer to those who find too many waiting already. */
export class Full extends Refusal {
  constructor() {
    super(503, { detail: 'The service is busy. Please try again in a moment.' }, { 'retry-after': SOON });
  }
}

/** Lets so many in at once, in the order in which they came, and turns away whom it would let wait too long. */
export class Gate {
  readonly #room: Room;
  readonly #waiting: (() => void)[] = [];
  readonly #elapsed: () => number;
  #inside = 0;
  /** Places that were given back and not yet handed on. */
  #free = 0;
  #isHandingOn = false;
  /** Since when somebody has been waiting, but for moments shorter than a burst. */
  #waitingSince = 0;
  /** When the last who waited was let in. */
  #emptySince = Number.NEGATIVE_INFINITY;

  /** `elapsed` answers milliseconds since any moment. */
  constructor(room: Room, elapsed = () => performance.now()) {
    this.#room = room;
    this.#elapsed = elapsed;
  }

  /** Waits for a place, which must be given back with `leave`. Throws `Full`. */
  async enter(): Promise<void> {
    if (this.#inside < this.#room.atOnce) {
      this.#inside += 1;
      return;
    }
    const now = this.#elapsed();
    if (this.#waiting.length === 0 && now - this.#emptySince > BURST) this.#waitingSince = now;
    const { waiting, standing } = this.#room;
    if (this.#waiting.length >= (now - this.#waitingSince > BURST ? standing : waiting)) throw new Full();
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }

  leave(): void {
    this.#free += 1;
    if (!this.#isHandingOn) void this.#handOn();
  }

  /** Gives the free places to those who wait, one after another. */
  async #handOn(): Promise<void> {
    this.#isHandingOn = true;
    while (this.#free > 0 && this.#waiting.length > 0) {
      for (let turns = 0; turns < TURNS_BETWEEN; turns += 1) await turn();
      this.#free -= 1;
      this.#waiting.shift()?.();
      if (this.#waiting.length === 0) this.#emptySince = this.#elapsed();
    }
    this.#inside -= this.#free;
    this.#free = 0;
    this.#isHandingOn = false;
  }

  /** Works inside. Throws `Full`, and what the work throws. */
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
 * A gate for each kind of request that memory cannot answer, so that a crowd of one kind keeps out nobody of another.
 *
 * Where the numbers come from (`bench/overload.ts`, decision 14): a page takes some milliseconds of the one thread that makes
 * pages, whoever else is at it, so more at once make none of them sooner; some at once keep the thread busy while others
 * wait for the database or are compressed. `atOnce` is also for how long a refusal can have to wait: that many pages.
 * `waiting` takes in what comes unevenly. `standing` is for how long one who is let in waits, in pages, when too many
 * come to read; what is sent, or asked for by staff, may wait as long as ever: it costs people more to do it again.
 */
export const makeGates = () => ({
  /** Visitors' pages, reads of the API. */
  reading: new Gate({ atOnce: 4, waiting: 64, standing: 5 }),
  /** The same with parameters: a search is made up in no time, and each is another. */
  searching: new Gate({ atOnce: 4, waiting: 10, standing: 4 }),
  /** Any of these that was in memory and is out of date: what people read, and not what a crowd makes up. */
  renewing: new Gate({ atOnce: 4, waiting: 64, standing: 64 }),
  /** What visitors send, once it is there to its end: forms, signing in. Hashing a password is work for other threads. */
  sending: new Gate({ atOnce: 8, waiting: 128, standing: 128 }),
  /** What comes with a token. */
  staff: new Gate({ atOnce: 16, waiting: 128, standing: 128 }),
  /** Files, until their first byte: where the storage is a network away, they wait rather than work. */
  files: new Gate({ atOnce: 32, waiting: 128, standing: 128 }),
});

export type Gates = ReturnType<typeof makeGates>;

/** Which gate a request goes through. */
export function gateOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): keyof Gates {
  if (headers.authorization !== undefined) return 'staff';
  if (url.startsWith('/media/')) return 'files';
  if (method !== 'GET' && method !== 'HEAD') return 'sending';
  return url.includes('?') ? 'searching' : 'reading';
}

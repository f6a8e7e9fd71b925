import type { IncomingMessage } from 'node:http';
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
    const next = this.#waiting.shift();
    if (!next) {
      this.#inside -= 1;
      return;
    }
    if (this.#waiting.length === 0) this.#emptySince = this.#elapsed();
    next();
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
  return method === 'GET' || method === 'HEAD' ? 'reading' : 'sending';
}

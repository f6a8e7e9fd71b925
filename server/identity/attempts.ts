import type { Limiter, Limits } from '../http/limit.ts';

/** Seconds over which attempts are counted, and how many that failed one place has in that time, for all accounts. */
const WINDOW = 15 * 60;
const MOST = 60;

/** Counts the attempts to get in that come from one place, whichever account they are for. */
export class Attempts {
  readonly #byPlace: Limiter;

  constructor(limits: Limits) {
    this.#byPlace = limits.make({ name: 'sign-in', most: MOST, seconds: WINDOW });
  }

  /** Counts an attempt before its outcome is known. Throws a 429 when there were too many. */
  count(address: string): Promise<void> {
    return this.#byPlace.count(address);
  }

  /** The attempt was right: it does not count as a failure. */
  forgive(address: string): Promise<void> {
    return this.#byPlace.forgive(address);
  }
}

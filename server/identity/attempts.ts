import type { Limiter, Limits } from '../http/limit.ts';
import { networksOf } from './network.ts';

/** Seconds over which attempts are counted, and how many that failed one place has in that time, for all accounts. */
const WINDOW = 15 * 60;
const MOST = 60;

/** A place, the /56 it lies in, and the /48: each may have twice as many as the one before. */
const SIZES = 3;

/** Counts the attempts to get in that come from one place, whichever account they are for. */
export class Attempts {
  readonly #bySize: readonly Limiter[];

  constructor(limits: Limits) {
    this.#bySize = Array.from({ length: SIZES }, (_, size) =>
      limits.make({ name: 'sign-in', most: MOST * 2 ** size, seconds: WINDOW }),
    );
  }

  /** Counts an attempt before its outcome is known. Throws a 429 when there were too many. */
  async count(place: string): Promise<void> {
    for (const [size, network] of networksOf(place).entries()) await this.#bySize[size]?.count(network);
  }

  /** The attempt was right: it does not count as a failure. */
  async forgive(place: string): Promise<void> {
    for (const [size, network] of networksOf(place).entries()) await this.#bySize[size]?.forgive(network);
  }
}

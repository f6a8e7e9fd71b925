import type { Limiter, Limits } from '../http/limit.ts';

/** Seconds over which attempts are counted, and how many that failed one place has in that time, for all accounts. */
const WINDOW = 15 * 60;
const MOST = 60;

/** A place, the /56 it lies in, and the /48: each may have so many times as many as the one before. */
const SIZES = 3;
const TIMES_LARGER = 4;

/** Counts the attempts to get in that come from one place, whichever account they are for. */
export class Attempts {
  readonly #bySize: readonly Limiter[];

  constructor(limits: Limits) {
    this.#bySize = Array.from({ length: SIZES }, (_, size) =>
      limits.make({ name: 'sign-in', most: MOST * TIMES_LARGER ** size, seconds: WINDOW }),
    );
  }

  /** Counts an attempt before its outcome is known, for a place and the larger networks around it, the nearest first. Throws a 429 when there were too many. */
  async count(networks: readonly string[]): Promise<void> {
    for (const [size, network] of networks.entries()) await this.#bySize[size]?.count(network);
  }

  /** The attempt was right: it does not count as a failure. */
  async forgive(networks: readonly string[]): Promise<void> {
    for (const [size, network] of networks.entries()) await this.#bySize[size]?.forgive(network);
  }
}

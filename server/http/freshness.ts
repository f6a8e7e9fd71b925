import type { Topic } from '../database/content-versions.ts';

/**
 * How long one reply may be kept: until one of the topics it was made from changes, or the clock reaches the next
 * instant that changes it. Handed down from the door to every call that feeds the reply.
 */
export class Freshness {
  readonly topics = new Set<Topic>();
  #until = Number.POSITIVE_INFINITY;
  #kept = true;

  /** The first instant at which the reply is stale, in milliseconds since 1970. */
  get until(): number {
    return this.#until;
  }

  /** False for a reply that must not be kept at all, such as one with a failed section. */
  get kept(): boolean {
    return this.#kept;
  }

  dependOn(...topics: Topic[]): void {
    for (const topic of topics) this.topics.add(topic);
  }

  /** The reply changes at this moment, if not before. Nothing known to come is null or undefined. */
  changesAt(moment: Date | string | null | undefined): void {
    if (moment === null || moment === undefined) return;
    this.#until = Math.min(this.#until, new Date(moment).getTime());
  }

  doNotKeep(): void {
    this.#kept = false;
  }
}

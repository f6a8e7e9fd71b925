import type { CacheTag } from '../database/content-versions.ts';

/**
 * The time for which one reply may be cached: until one of its cache tags changes, or the clock reaches the next instant
 * that changes it. The HTTP front passes it to every call that feeds the reply.
 */
export class CacheContext {
  readonly cacheTags = new Set<CacheTag>();
  #until = Number.POSITIVE_INFINITY;
  #cacheable = true;

  /** The first instant at which the reply is stale, in milliseconds since 1970. */
  get until(): number {
    return this.#until;
  }

  /** False for a reply that must not be cached, such as one with a failed section. */
  get cacheable(): boolean {
    return this.#cacheable;
  }

  addTags(...cacheTags: CacheTag[]): void {
    for (const cacheTag of cacheTags) this.cacheTags.add(cacheTag);
  }

  /** The reply changes at this moment, if not before. Nothing known to come is null or undefined. */
  expiresAt(moment: Date | string | null | undefined): void {
    if (moment === null || moment === undefined) return;
    this.#until = Math.min(this.#until, new Date(moment).getTime());
  }

  doNotCache(): void {
    this.#cacheable = false;
  }
}

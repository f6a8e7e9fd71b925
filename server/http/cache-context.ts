import { type CacheTag, type Parts, TagParts } from '../database/tag-parts.ts';

/**
 * The time for which one reply may be cached: until something changes that it was made from, or the clock reaches the next
 * instant that changes it. The HTTP front passes it to every call that feeds the reply.
 */
export class CacheContext {
  readonly #dependencies = new TagParts();
  #until = Number.POSITIVE_INFINITY;
  #cacheable = true;

  /** The content that the reply was made from: for each cache tag its parts, or all of it. */
  get dependencies(): Iterable<[CacheTag, Parts]> {
    return this.#dependencies;
  }

  /** The first instant at which the reply is stale, in milliseconds since 1970. */
  get until(): number {
    return this.#until;
  }

  /** False for a reply that must not be cached, such as one with a failed section. */
  get cacheable(): boolean {
    return this.#cacheable;
  }

  /** The reply depends on everything with these cache tags. */
  addTags(...cacheTags: CacheTag[]): void {
    for (const cacheTag of cacheTags) this.#dependencies.addAll(cacheTag);
  }

  /** The reply depends on these parts of the cache tag: records, or `ORDER`. */
  addParts(cacheTag: CacheTag, parts: Iterable<string | number>): void {
    this.#dependencies.add(cacheTag, parts);
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

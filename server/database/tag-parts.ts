import type { CollectionName } from '../../domain/collections/registry.ts';

/** A kind of content that public replies are made from: every collection, and others. */
export type CacheTag = CollectionName | 'media' | 'settings' | 'translations';

/**
 * The part of a cache tag that says which of its records visitors meet, and in which order. The others are a record's
 * number, or what it has in place of one; of translations a resource, one of its records, that in a language, and the pages that it decides on: `team team/7 team/7/fr team/pages`.
 */
export const ORDER = 'order';

/** Some parts of a cache tag; undefined: all of it. A part is a word without spaces. */
export type Parts = ReadonlySet<string> | undefined;

/** Cache tags, each with the parts that are meant. */
export class TagParts implements Iterable<[CacheTag, Parts]> {
  readonly #byTag = new Map<CacheTag, Set<string> | undefined>();

  addAll(cacheTag: CacheTag): void {
    this.#byTag.set(cacheTag, undefined);
  }

  add(cacheTag: CacheTag, parts: Iterable<string | number>): void {
    if (!this.#byTag.has(cacheTag)) this.#byTag.set(cacheTag, new Set());
    const known = this.#byTag.get(cacheTag);
    for (const part of parts) known?.add(String(part));
  }

  [Symbol.iterator](): MapIterator<[CacheTag, Parts]> {
    return this.#byTag[Symbol.iterator]();
  }
}

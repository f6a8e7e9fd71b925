import { type CollectionName, collectionNames } from '../../domain/collections/registry.ts';
import type { Database } from './open.ts';

/** The kinds of content a public reply can be made from: every collection, and others. */
export const cacheTags: readonly CacheTag[] = [...collectionNames, 'media', 'settings', 'translations'];
export type CacheTag = CollectionName | 'media' | 'settings' | 'translations';

const isCacheTag = (name: string): name is CacheTag => cacheTags.some((cacheTag) => cacheTag === name);

/**
 * The version of each kind of content. A write increments its cache tag's number in its own transaction; a page cached at
 * an older number is stale. The numbers are mirrored in memory, so reading them costs nothing.
 */
export class ContentVersions {
  readonly #known = new Map<CacheTag, number>();
  #generation = 0;

  /** The number of committed changes of any cache tag that this process knows of. */
  get generation(): number {
    return this.#generation;
  }

  /** Takes over the numbers in the database. */
  async load(db: Database): Promise<void> {
    const found = await db.selectFrom('content_versions').selectAll().execute();
    for (const { tag: cacheTag, version } of found) this.learn(cacheTag, version);
  }

  snapshot(): ReadonlyMap<CacheTag, number> {
    return new Map(this.#known);
  }

  of(cacheTag: CacheTag): number {
    return this.#known.get(cacheTag) ?? 0;
  }

  /** Increments the cache tag inside the writer's transaction, and returns its number. Nobody sees it before `learn`. */
  async bump(transaction: Database, cacheTag: CacheTag): Promise<number> {
    const { version } = await transaction
      .insertInto('content_versions')
      .values({ tag: cacheTag, version: 1 })
      .onConflict((conflict) =>
        conflict.column('tag').doUpdateSet((row) => ({ version: row('content_versions.version', '+', 1) })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }

  /** A transaction that gave the cache tag this number is committed, here or on another node. News may come twice, or late. */
  learn(cacheTag: string, version: number): void {
    if (!isCacheTag(cacheTag) || version <= this.of(cacheTag)) return;
    this.#known.set(cacheTag, version);
    this.#generation += 1;
  }
}

import { collectionNames } from '../../domain/collections/registry.ts';
import type { Database } from './open.ts';
import type { CacheTag, Parts } from './tag-parts.ts';

export const cacheTags: readonly CacheTag[] = [...collectionNames, 'media', 'settings', 'translations'];

const isCacheTag = (name: string): name is CacheTag => cacheTags.some((cacheTag) => cacheTag === name);

/** A change of more parts counts as one of everything: PostgreSQL's news has room for 8,000 bytes. */
export const MAX_CHANGED = 50;

/** So many changed parts of a cache tag are remembered, the latest. */
const MAX_REMEMBERED = 1000;

/** A cache tag as this process knows it. */
interface Known {
  version: number;
  /** Our number less that of the database: more than none once an older copy has taken its place, as ours never go back. */
  ahead: number;
  /** The last version whose parts are not known, or no longer: everything older is stale. */
  whole: number;
  /** The last version that changed each part, the oldest first. */
  parts: Map<string, number>;
}

const nothing: Known = { version: 0, ahead: 0, whole: 0, parts: new Map() };

/** A row of the versions, or the news of one. `parts` are those of `parts_version` alone: an older release writes none. */
export interface VersionRow {
  tag: string;
  version: number;
  parts: string | null;
  parts_version: number | null;
}

/**
 * The version of each kind of content. A write increments its cache tag's number in its own transaction, and says which parts
 * it changed; a page cached at an older number is stale if it depends on one of them. The numbers are mirrored in memory, so
 * reading them costs nothing. Where a change went by unseen, or was too long ago, everything counts as changed.
 */
export class ContentVersions {
  readonly #known = new Map<CacheTag, Known>();
  #generation = 0;

  /** The number of committed changes of any cache tag that this process knows of. */
  get generation(): number {
    return this.#generation;
  }

  /** Takes over the numbers in the database. */
  async load(db: Database): Promise<void> {
    const before = this.snapshot();
    const stored = await db.selectFrom('content_versions').selectAll().execute();
    const numbers = new Map(stored.map(({ tag, version }) => [tag, version]));
    for (const row of stored) this.learn(row);
    // A tag has a row from its first change on.
    for (const [tag, version] of before) {
      const known = this.#known.get(tag);
      const number = numbers.get(tag) ?? 0;
      if (known && number + known.ahead < version) this.#startOver(known, number);
    }
  }

  /** An older copy of the database has taken its place, as of a server that fails: what was changed since is not there, and its numbers come again. */
  #startOver(known: Known, stored: number): void {
    known.version += 1;
    known.whole = known.version;
    known.ahead = known.version - stored;
    this.#generation += 1;
  }

  snapshot(): ReadonlyMap<CacheTag, number> {
    return new Map([...this.#known].map(([cacheTag, { version }]) => [cacheTag, version]));
  }

  of(cacheTag: CacheTag): number {
    return this.#known.get(cacheTag)?.version ?? 0;
  }

  /** Whether none of these parts has changed since this version. */
  isUnchanged(cacheTag: CacheTag, since: number, parts: Parts): boolean {
    const known = this.#known.get(cacheTag) ?? nothing;
    if (known.version === since) return true;
    if (parts === undefined || since < known.whole) return false;
    for (const part of parts) if ((known.parts.get(part) ?? 0) > since) return false;
    return true;
  }

  /** Increments the cache tag inside the writer's transaction, and returns what has to be learnt once it is committed. */
  async bump(transaction: Database, cacheTag: CacheTag, changed: Parts): Promise<VersionRow> {
    const parts = changed && changed.size <= MAX_CHANGED ? [...changed].join(' ') : null;
    return transaction
      .insertInto('content_versions')
      .values({ tag: cacheTag, version: 1, parts, parts_version: 1 })
      .onConflict((conflict) =>
        conflict.column('tag').doUpdateSet((row) => ({
          version: row('content_versions.version', '+', 1),
          parts,
          parts_version: row('content_versions.version', '+', 1),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** A transaction that gave the cache tag this number is committed, here or on another node. News may come twice, or late. */
  learn({ tag, version: stored, parts, parts_version }: VersionRow): void {
    if (!isCacheTag(tag)) return;
    const known = this.#known.get(tag) ?? { ...nothing, parts: new Map() };
    const version = stored + known.ahead;
    if (version <= known.version) return;
    const isNext = version === known.version + 1;
    if (isNext && parts !== null && parts_version === stored) remember(known, parts.split(' '), version);
    else known.whole = version;
    known.version = version;
    this.#known.set(tag, known);
    this.#generation += 1;
  }
}

function remember(known: Known, changed: readonly string[], version: number): void {
  for (const part of changed) {
    // A map remembers the order of insertion.
    known.parts.delete(part);
    known.parts.set(part, version);
  }
  for (const [part, last] of known.parts) {
    if (known.parts.size <= MAX_REMEMBERED) return;
    known.parts.delete(part);
    known.whole = last;
  }
}

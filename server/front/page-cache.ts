import { setTimeout } from 'node:timers/promises';
import type { ContentVersions } from '../database/content-versions.ts';
import type { CacheTag, Parts } from '../database/tag-parts.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { Reply } from './reply.ts';

/** Longer addresses are answered, but not cached. */
const MAX_KEY_LENGTH = 300;

/** Longer addresses are not even parsed: some thousand parameters take a millisecond. */
const MAX_ADDRESS_LENGTH = 2000;

/** The form of our own paths. Other spellings of a path would each be cached as a copy, without limit. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/**
 * The key of a cached reply: the path, and the query parameters that a page or call reads, each once, in a fixed order.
 * Parameters that advertising networks add make no second copy. Undefined for a reply that is not cached.
 */
export function cacheKey(url: string, known: ReadonlySet<string>): string | undefined {
  if (url.length > MAX_ADDRESS_LENGTH) return undefined;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > MAX_KEY_LENGTH || !plainPath.test(path)) return undefined;
  if (mark === -1) return path;
  const query = new URLSearchParams(url.slice(mark + 1));
  const parameters = [...query]
    .filter(([name, value]) => known.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // A page may go by the first of two, a call by the last.
  if (new Set(parameters.map(([name]) => name)).size < parameters.length) return undefined;
  const key = parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
  return key.length <= MAX_KEY_LENGTH ? key : undefined;
}

/** The cache's limit in bytes: room for well over a thousand articles on a machine of half a gigabyte. */
const MAX_CACHE = 32 * 1024 * 1024;

/** Bytes a reply takes beside its body: its headers in six forms and the objects around them. */
const AROUND = 4096;

/** Bytes for each part that it depends on. */
const PART = 64;

/** Time between two looks at whether pages are still being made (ms). */
const REST = 50;

/** Content that a reply was made from. `version` is the newest one in which none of the parts has changed since. */
interface Dependency {
  cacheTag: CacheTag;
  parts: Parts;
  version: number;
}

interface Entry {
  reply: Reply;
  /** Whether it was requested again since it was cached, or last spared. */
  used: boolean;
  /** When it was made and when it is stale, in milliseconds since 1970. */
  from: number;
  until: number;
  dependencies: readonly Dependency[];
  /** The last generation of the content in which its versions were looked at, and were the newest. */
  currentIn: number;
}

const sizeOf = ({ reply, dependencies }: Entry) =>
  dependencies.reduce((bytes, { parts }) => bytes + PART * (parts?.size ?? 0), reply.bytes + AROUND);

export interface Filled {
  reply: Reply;
  cacheContext: CacheContext;
}

/**
 * Finished replies by address. An entry is valid until the clock reaches the next instant that changes it, or is set back
 * to before it was made, or something has changed that it was made from. Of several requests for the same missing reply,
 * one makes it.
 */
export class PageCache {
  readonly #versions: ContentVersions;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, { generation: number; filling: Promise<Reply> }>();
  /** Kept pages that were asked for again: those who come after are sent less. */
  readonly #waiting = new Set<Entry>();
  #isMakingSmaller = false;
  #bytes = 0;

  constructor(versions: ContentVersions) {
    this.#versions = versions;
  }

  /** The cached reply for this key, if it is still valid at `now` (milliseconds since 1970). */
  find(key: string, now: number): Reply | undefined {
    const entry = this.#entries.get(key);
    if (!entry || now < entry.from || entry.until <= now || !this.#isCurrent(entry)) return undefined;
    if (!entry.used && entry.reply.isPage) void this.#makeSmaller(entry);
    entry.used = true;
    return entry.reply;
  }

  /** Whether a reply was cached for this key, even a stale one. */
  knows(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Makes the reply, or waits for a request that is making it from the same content. `now` is as for `find`. */
  fill(key: string, now: number, make: () => Promise<Filled>): Promise<Reply> {
    const { generation } = this.#versions;
    const other = this.#underWay.get(key);
    // A request after a write must not get a reply that was begun before it.
    if (other?.generation === generation) return other.filling;
    const filling = this.#make(key, now, make).finally(() => {
      if (this.#underWay.get(key)?.filling === filling) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { generation, filling });
    return filling;
  }

  async #make(key: string, from: number, make: () => Promise<Filled>): Promise<Reply> {
    // Noted before anything is read: a write in the middle leaves an entry that is stale when it arrives.
    const before = this.#versions.snapshot();
    const { reply, cacheContext } = await make();
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    if (cacheContext.cacheable && reply.cacheable) {
      const dependencies = Array.from(cacheContext.dependencies, ([cacheTag, parts]) => ({
        cacheTag,
        parts,
        version: before.get(cacheTag) ?? 0,
      }));
      this.#keep(key, { reply, used: false, from, until: cacheContext.until, dependencies, currentIn: -1 });
    }
    return reply;
  }

  /** One page after another, while no page is being made. The size that is counted stays that of before. */
  async #makeSmaller(entry: Entry): Promise<void> {
    this.#waiting.add(entry);
    if (this.#isMakingSmaller) return;
    this.#isMakingSmaller = true;
    for (const next of this.#waiting) {
      while (this.#underWay.size > 0) await setTimeout(REST, undefined, { ref: false });
      if (this.#waiting.has(next) && this.#isCurrent(next)) await next.reply.compressFurther();
      this.#waiting.delete(next);
    }
    this.#isMakingSmaller = false;
  }

  #isCurrent(entry: Entry): boolean {
    const { generation } = this.#versions;
    if (entry.currentIn === generation) return true;
    for (const dependency of entry.dependencies) {
      const { cacheTag, version, parts } = dependency;
      if (!this.#versions.isUnchanged(cacheTag, version, parts)) return false;
      dependency.version = this.#versions.of(cacheTag);
    }
    entry.currentIn = generation;
    return true;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    // A map remembers the order of insertion: the oldest go first, those that are in use once more to the end. So no
    // flood of made-up addresses drives out the pages that people read.
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#bytes <= MAX_CACHE) return;
      this.#drop(oldestKey, oldest);
      if (oldest.used) this.#spare(oldestKey, oldest);
    }
  }

  #spare(key: string, entry: Entry): void {
    this.#entries.set(key, { ...entry, used: false });
    this.#bytes += sizeOf(entry);
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.delete(key)) this.#bytes -= sizeOf(entry);
    // Otherwise what a flood has driven out would stay in memory for as long as it goes on.
    this.#waiting.delete(entry);
  }
}

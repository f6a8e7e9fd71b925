import type { Database } from '../database/open.ts';
import { shareKeyOf } from '../media/keys.ts';
import { readVariants } from '../media/present.ts';
import type { Storage } from '../media/storage.ts';
import { copiedName, copyFile, filesAt, opens, removeCopiedFile } from './copied-files.ts';
import type { CopyKey } from './copy-key.ts';
import { type CopyPlace, PlaceProblem } from './copy-place.ts';
import { KEPT_DAYS, noteUnneeded, pruneFiles, removeUnfinished } from './unneeded-files.ts';

/** Milliseconds after which everything is compared again with what the place has. */
const COMPARE_EVERY = 24 * 3_600_000;

/** A share of the files is opened each day, so that all are while they are kept. */
const isShareOf = (name: string, day: number): boolean =>
  Number.parseInt(name.slice(0, 8), 16) % KEPT_DAYS === day % KEPT_DAYS;

/** Rows of the library that are read at once. */
const ROWS_AT_ONCE = 500;

interface FileCopierTools {
  place: CopyPlace;
  key: CopyKey;
  storage: Storage;
  db: Database;
  /** Hears of what does not belong at the place. */
  tell?(found: string): void;
}

/** What a place has, as it is compared with what the site needs. */
interface Compared {
  /** What is left of it in the end. */
  unneeded: Set<string>;
  /** As `filesAt` answers. */
  found: ReadonlyMap<string, readonly number[]>;
  day: number;
}

/** Keeps a copy of every picture and document at a place. */
export class FileCopier {
  readonly #tools: FileCopierTools;
  /** The names of the files that the place has; undefined before it was asked. */
  #there: Set<string> | undefined;
  #comparedAt = 0;
  /** The last row of the library that was looked at. */
  #last = 0;
  /** What is wrong with files that cannot be opened there and could not be written anew, by their names. */
  readonly #damaged = new Map<string, string>();
  /** Rows of pictures whose other sizes were still being made. */
  #unfinished = new Set<number>();

  constructor(tools: FileCopierTools) {
    this.#tools = tools;
  }

  /**
   * Copies what is new, and answers how many files. The first time, and once a day, everything is compared with what the place has; what
   * has not been needed there for 8 weeks is then removed, and a share of all is opened. Where this throws, the next time goes on from there.
   */
  async copyFiles(now: Date): Promise<number> {
    const { place, key, tell } = this.#tools;
    const isDue = Math.abs(now.getTime() - this.#comparedAt) >= COMPARE_EVERY;
    if (this.#there !== undefined && !isDue) return this.#countOf(await this.#copyNew(this.#there));
    const found = await filesAt(place);
    const there = new Set(found.keys());
    this.#there = there;
    this.#last = 0;
    this.#unfinished.clear();
    const unneeded = new Set(there);
    const day = Math.floor(now.getTime() / COMPARE_EVERY);
    const outcome = await this.#copyNew(there, { unneeded, found, day });
    await noteUnneeded(place, key, unneeded, now);
    await pruneFiles(place, key, now, tell);
    await removeUnfinished(place, now);
    for (const name of this.#damaged.keys()) if (unneeded.has(name)) this.#damaged.delete(name);
    this.#comparedAt = now.getTime();
    return this.#countOf(outcome);
  }

  /** Opens a file at the place, and writes it anew where it is damaged. */
  async #mend(name: string, found: readonly number[], storageKey: string): Promise<void> {
    const { place, key, storage } = this.#tools;
    if (await opens(place, key, name, found)) {
      this.#damaged.delete(name);
      return;
    }
    this.#damaged.set(
      name,
      `A copied file at ${place.address} is damaged (${name}), and cannot be written anew: remove it there with an account that may.`,
    );
    if ((await storage.find(storageKey)) === undefined) return;
    try {
      await removeCopiedFile(place, name, found);
      await copyFile(place, key, storage, storageKey);
      this.#damaged.delete(name);
    } catch (error) {
      if (!(error instanceof PlaceProblem)) throw error;
    }
  }

  async #copyNew(there: Set<string>, compared?: Compared): Promise<{ count: number; unreadable: unknown }> {
    const { place, key, storage } = this.#tools;
    let count = 0;
    let unreadable: unknown;
    const see = async (id: number, storageKeys: readonly string[], isFinished: boolean) => {
      let isWhole = isFinished;
      for (const storageKey of storageKeys) {
        const name = copiedName(key, storageKey);
        compared?.unneeded.delete(name);
        try {
          const parts = compared?.found.get(name);
          if (compared && parts !== undefined && (this.#damaged.has(name) || isShareOf(name, compared.day)))
            await this.#mend(name, parts, storageKey);
          if (there.has(name)) continue;
          if (!(await copyFile(place, key, storage, storageKey))) continue;
        } catch (error) {
          if (error instanceof PlaceProblem) throw error;
          // One file that cannot be read does not keep the others from being copied. It is tried again the next time.
          unreadable ??= error;
          isWhole = false;
          continue;
        }
        there.add(name);
        count += 1;
      }
      if (isWhole) this.#unfinished.delete(id);
      else this.#unfinished.add(id);
    };
    const again = [...this.#unfinished];
    for (let at = 0; at < again.length; at += ROWS_AT_ONCE) {
      const ids = again.slice(at, at + ROWS_AT_ONCE);
      const rows = await this.#rows().where('id', 'in', ids).execute();
      for (const id of ids) if (!rows.some((row) => row.id === id)) this.#unfinished.delete(id);
      for (const row of rows) await see(row.id, keysOf(row), row.variants !== null);
    }
    for (;;) {
      const rows = await this.#rows().where('id', '>', this.#last).orderBy('id').limit(ROWS_AT_ONCE).execute();
      for (const row of rows) {
        await see(row.id, keysOf(row), row.variants !== null);
        this.#last = row.id;
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
    return { count, unreadable };
  }

  #countOf({ count, unreadable }: { count: number; unreadable: unknown }): number {
    if (unreadable !== undefined) throw unreadable;
    const [damaged] = this.#damaged.values();
    if (damaged !== undefined) throw new PlaceProblem(damaged);
    return count;
  }

  #rows() {
    return this.#tools.db.selectFrom('media').select(['id', 'key', 'variants']);
  }
}

/** The keys of a file and of everything that is made from it, some of which may not be there. */
const keysOf = ({ key, variants }: { key: string; variants: string | null }): string[] => [
  key,
  ...readVariants(variants).map((variant) => variant.key),
  shareKeyOf(key),
];

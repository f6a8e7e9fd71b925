import { z } from 'zod';
import { later } from '../../domain/instant.ts';
import { filesAt, removeCopiedFile } from './copied-files.ts';
import type { CopyKey } from './copy-key.ts';
import { type CopyPlace, PlaceProblem } from './copy-place.ts';
import { momentIn, momentName } from './moment-names.ts';
import { BadSeal, seal, unseal } from './sealed.ts';

// Which files the site no longer needs is written to the place once a day, so that any machine with the key can remove those that no
// state needs to which one can go back. It is not the clock alone that says so: one that leaps would remove what is needed.

/** Days that everything stays at a place. */
export const KEPT_DAYS = 56;

const DAY = 86_400_000;

/** Milliseconds between two lists, somewhat less than a day, so that each day has one. */
const LIST_EVERY = 20 * 3_600_000;

const listed = z.array(z.string());

interface List {
  at: string;
  names: readonly string[];
}

/**
 * The lists up to a moment, the newest first. One that does not open is passed over, and told: whoever can write at the place can add
 * it.
 */
async function* listsAt(
  place: CopyPlace,
  key: CopyKey,
  until?: string,
  tell?: (found: string) => void,
): AsyncGenerator<List> {
  for (const name of (await place.list('unneeded')).toReversed()) {
    const at = momentIn(name.slice('unneeded/'.length));
    if (at === undefined || (until !== undefined && at > until)) continue;
    try {
      yield { at, names: listed.parse(JSON.parse(unseal(await place.read(name), name, key).toString())) };
    } catch (error) {
      if (!(error instanceof BadSeal)) throw error;
      tell?.(error.message);
    }
  }
}

/** When the copy was last gone through; undefined where it never was. */
export async function newestList(place: CopyPlace, key: CopyKey): Promise<string | undefined> {
  for await (const { at } of listsAt(place, key)) return at;
  return undefined;
}

/** Notes for the day which files at the place the site no longer needs, unless the day has its list. */
export async function noteUnneeded(place: CopyPlace, key: CopyKey, names: Iterable<string>, now: Date): Promise<void> {
  // Without those of a clock that stood ahead.
  for await (const { at } of listsAt(place, key, later(now, DAY))) {
    if (now.getTime() - Date.parse(at) < LIST_EVERY) return;
    break;
  }
  const name = `unneeded/${momentName(now.toISOString())}`;
  await place.write(name, seal(Buffer.from(JSON.stringify([...names])), name, key));
}

/** Milliseconds after which nobody writes any more at what is half written. */
const UNFINISHED_FOR = DAY;

/** Removes what is half written for a day, where the account may. */
export async function removeUnfinished(place: CopyPlace, now: Date): Promise<void> {
  try {
    await place.removeUnfinished(later(now, -UNFINISHED_FOR));
  } catch (error) {
    if (!(error instanceof PlaceProblem)) throw error;
  }
}

/**
 * Removes the files that every one of the last 8 weeks’ daily lists has, and answers how many. Where the account may not remove
 * anything, that many is 0. `tell` hears of lists that are damaged.
 */
export async function pruneFiles(
  place: CopyPlace,
  key: CopyKey,
  now: Date,
  tell?: (found: string) => void,
): Promise<number> {
  let unneeded: Set<string> | undefined;
  let first = '';
  let lists = 0;
  for await (const { at, names } of listsAt(place, key, later(now, DAY), tell)) {
    const before = unneeded;
    unneeded = before ? new Set(names.filter((name) => before.has(name))) : new Set(names);
    first = at;
    lists += 1;
    if (lists > KEPT_DAYS) break;
  }
  if (unneeded === undefined || lists <= KEPT_DAYS || first > later(now, -KEPT_DAYS * DAY)) return 0;
  const there = unneeded.size === 0 ? new Map<string, number[]>() : await filesAt(place);
  let count = 0;
  try {
    for (const name of unneeded) {
      const parts = there.get(name);
      if (parts === undefined) continue;
      await removeCopiedFile(place, name, parts);
      count += 1;
    }
    for (const name of await place.list('unneeded'))
      if ((momentIn(name.slice('unneeded/'.length)) ?? first) < first) await place.remove(name);
  } catch (error) {
    if (!(error instanceof PlaceProblem)) throw error;
  }
  return count;
}

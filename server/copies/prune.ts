import { later } from '../../domain/instant.ts';
import { changesOn, opensWhole, type WholeCopy, wholeCopies } from './chain.ts';
import type { CopyKey } from './copy-key.ts';
import type { CopyPlace } from './copy-place.ts';
import { readPieceName, WHOLE } from './piece.ts';

/** Milliseconds. */
export const DAY = 24 * 3_600_000;

/** Days of which every second can be gone back to. */
export const SECONDS_KEPT = 7;

/** Days each of which can be gone back to. */
const DAYS_KEPT = 56;

interface Dated {
  whole: WholeCopy;
  next: WholeCopy | undefined;
  /** The day it is from; of one that was made by a clock ahead, that of the one before. */
  at: string;
  /** How many later days have a copy. */
  laterDays: number;
}

function dated(copies: readonly WholeCopy[], now: Date): Dated[] {
  const ahead = later(now, DAY);
  let latest = '';
  const moments = copies.map(({ last: { at } }) => {
    if (at <= ahead && at > latest) latest = at;
    return latest;
  });
  const days = new Set<string>();
  return copies
    .map((whole, index) => ({ whole, next: copies[index + 1], at: moments[index] ?? '' }))
    .toReversed()
    .map((one) => {
      days.add(one.at.slice(0, 10));
      return { ...one, laterDays: days.size - 1 };
    })
    .toReversed();
}

/**
 * Removes what is too old: changes after seven days, whole databases after 56, and before that all but the last of each day. What is
 * kept never needs what is removed. Seven days that have a copy stay in any case, so that a clock that stands ahead takes no more than
 * old days. Only what opens counts as a whole database: what somebody added takes the place of no other. Those in `opened` are known
 * to. Answers whether this account may remove.
 */
export async function prune(place: CopyPlace, key: CopyKey, now: Date, opened = new Set<string>()): Promise<boolean> {
  const copies: WholeCopy[] = [];
  const damaged: WholeCopy[] = [];
  for (const whole of (await wholeCopies(place, key)).copies) {
    const isTrue = opened.has(whole.last.name) || (await opensWhole(place, key, whole));
    if (isTrue) opened.add(whole.last.name);
    (isTrue ? copies : damaged).push(whole);
  }
  const all = dated(copies, now);
  const isOld = ({ at, laterDays }: Dated, days: number) => at < later(now, -days * DAY) && laterDays >= SECONDS_KEPT;
  // The last one before the seven days is what their changes stand on.
  const firstNeeded = all.findLastIndex((one) => isOld(one, SECONDS_KEPT));
  const needed = all[firstNeeded]?.whole;
  const gone: string[] = [];
  for (const [index, one] of all.slice(0, Math.max(firstNeeded, 0)).entries()) {
    for (const { name } of await changesOn(place, one.whole, one.next)) gone.push(name);
    const isLastOfDay = all[index + 1]?.at.slice(0, 10) !== one.at.slice(0, 10);
    // The base goes first: without it the rest is nothing, should this be broken off.
    if (!isLastOfDay || isOld(one, DAYS_KEPT)) gone.push(...one.whole.parts.map(({ name }) => name));
  }
  for (const whole of damaged)
    if (needed && whole.last.sequence < needed.last.sequence)
      for (const { name } of await changesOn(place, whole, needed)) gone.push(name);
  gone.push(...(await brokenOff(place, copies, needed)));
  for (const name of new Set(gone)) {
    try {
      await place.remove(name);
    } catch {
      return false;
    }
  }
  return true;
}

/** Parts of whole databases that were broken off, or do not open, older than the one that is needed. */
async function brokenOff(place: CopyPlace, copies: readonly WholeCopy[], needed?: WholeCopy): Promise<string[]> {
  if (needed === undefined) return [];
  const whole = new Set(copies.flatMap(({ parts }) => parts.map(({ name }) => name)));
  return (await place.list(WHOLE)).filter((name) => {
    const sequence = readPieceName(name)?.sequence;
    return sequence !== undefined && sequence < needed.last.sequence && !whole.has(name);
  });
}

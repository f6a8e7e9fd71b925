/**
 * Whether the sweeps run whole: the same checks over every text, page, screen and width. `npm test -- --thorough` sets it,
 * as `.ci/run` does; without it some of each are enough to find faults.
 */
export const isThorough = process.env.THOROUGH === 'true';

/** Whether each sweep of `inTurn` takes every combination, which takes many minutes: `SWEEPS=all`. */
const isWhole = process.env.SWEEPS === 'all';

/** All of them if the sweeps run whole, and otherwise at most this many, taken evenly from the list. */
export function some<T>(list: readonly T[], most: number): readonly T[] {
  const step = isThorough ? 1 : Math.ceil(list.length / most);
  return list.filter((_, place) => place % step === 0);
}

/**
 * What to look at in the combination with this number: as many of the list as `most`, the next ones for the next
 * combination. So every pair of things to look at and of what is combined stands, at a part of the cost of every combination.
 */
export function nextInTurn<T>(list: readonly T[], turn: number, most: number): readonly T[] {
  if (isWhole) return list;
  return list.filter((_, place) => (place + turn * most * (list.length - 1)) % list.length < most);
}

/**
 * Whether the sweeps run whole: the same checks over every text, page, screen and width. `npm test -- --thorough` sets it,
 * as `.ci/run` does; without it some of each are enough to find faults.
 */
export const isThorough = process.env.THOROUGH === 'true';

/** All of them if the sweeps run whole, and otherwise at most this many, taken evenly from the list. */
export function some<T>(list: readonly T[], most: number): readonly T[] {
  const step = isThorough ? 1 : Math.ceil(list.length / most);
  return list.filter((_, place) => place % step === 0);
}

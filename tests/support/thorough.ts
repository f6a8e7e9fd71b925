/**
 * Whether the sweeps run whole: the same looks over every text, page, screen and width there is. `npm test -- --thorough`
 * asks for that, as `.ci/run` does; without it some of each are enough to find what is broken.
 */
export const isThorough = process.env.THOROUGH === 'true';

/** All of them where the sweeps run whole, and otherwise at most so many, from the first on evenly. */
export function some<T>(list: readonly T[], most: number): readonly T[] {
  const step = isThorough ? 1 : Math.ceil(list.length / most);
  return list.filter((_, place) => place % step === 0);
}

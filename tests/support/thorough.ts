/**
 * Whether the sweeps run whole: the same looks over every text, page, screen and width there is. `npm test -- --thorough`
 * asks for that, as `.ci/run` does; without it some of each are enough to find what is broken.
 */
export const isThorough = process.env.THOROUGH === 'true';

/** All of them where the sweeps run whole, and otherwise the first few. */
export const some = <T>(list: readonly T[], few: number): readonly T[] => (isThorough ? list : list.slice(0, few));

import { random } from '../../tests/support/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Characters of a file's key. */
const KEY_LENGTH = 22;

/** What is drawn by lot. The same seed draws the same in every run. */
export interface Chance {
  /** A whole number from 0, below the bound. */
  below(bound: number): number;
  /** A part of the whole, from 0 and below 1. */
  part(): number;
  /** True in so large a part (0 to 1) of all cases. */
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The key of a file. */
  key(): string;
}

export function makeChance(seed: number): Chance {
  const below = random(seed);
  const part = () => below(1_000_000) / 1_000_000;
  return {
    below,
    part,
    happens: (share) => part() < share,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    key: () => Array.from({ length: KEY_LENGTH }, () => LETTERS.charAt(below(LETTERS.length))).join(''),
  };
}

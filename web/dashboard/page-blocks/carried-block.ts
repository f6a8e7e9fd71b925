import { type HeldBlock, heldBlocks } from './held-blocks.ts';

// A block on its way to another page lies in the browser, for as long as its tab is open.

const KEY = 'carried block';

/** Takes a block along to another page. */
export const carryBlock = (block: HeldBlock): void => sessionStorage.setItem(KEY, JSON.stringify([block]));

/** The block that is taken along; undefined for none, and for what is no block. */
export function carriedBlock(): HeldBlock | undefined {
  try {
    return heldBlocks(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))[0];
  } catch {
    return undefined;
  }
}

import type { Block } from './blocks.ts';
import { newEntryId } from './group.ts';

type Blocks = readonly Block[];

const byId = (blocks: Blocks) => new Map(blocks.map((block) => [block.id, block]));

const isSame = (one: Block | undefined, other: Block | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** What two people have made of a list of blocks, and the ids of those that both of them have changed. */
export interface MergedBlocks {
  blocks: Block[];
  /** Theirs stands hidden below mine, under an id of its own. */
  changedByBoth: string[];
}

/** One block of theirs, beside mine and what it was before: nothing where it goes, and both where each has written something else. */
function merged(before: Block | undefined, mine: Block | undefined, theirs: Block | undefined): readonly Block[] {
  if (isSame(mine, theirs) || isSame(theirs, before)) return mine ? [mine] : [];
  if (isSame(mine, before)) return theirs ? [theirs] : [];
  // One has removed what the other has written: the words stay.
  if (!mine || !theirs) return [mine, theirs].filter((block) => block !== undefined);
  return [mine, { ...theirs, id: newEntryId(), is_hidden: true }];
}

/**
 * Brings together what two people have made of the same blocks. Each block is taken from whoever changed it; where both did, theirs
 * stands hidden below mine, so that no word is lost. The order is mine; what they added stands behind the block before it.
 */
export function mergeBlocks(before: Blocks, mine: Blocks, theirs: Blocks): MergedBlocks {
  const [old, own, their] = [byId(before), byId(mine), byId(theirs)];
  const changedByBoth: string[] = [];
  const one = (id: string): readonly Block[] => {
    const both = merged(old.get(id), own.get(id), their.get(id));
    if (both.length > 1) changedByBoth.push(id);
    return both;
  };
  const blocks = mine.flatMap(({ id }) => one(id).map((block) => ({ block, of: id })));
  for (const [place, { id }] of theirs.entries()) {
    if (own.has(id)) continue;
    const [block] = one(id);
    if (!block) continue;
    const previous = theirs[place - 1]?.id;
    const at = blocks.findLastIndex(({ of }) => of === previous);
    blocks.splice(previous === undefined ? 0 : at < 0 ? blocks.length : at + 1, 0, { block, of: id });
  }
  return { blocks: blocks.map(({ block }) => block), changedByBoth };
}

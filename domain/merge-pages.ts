import { type Block, newPlacing, OWN_TEXT } from './fields/blocks.ts';
import { mergeBlocks } from './fields/merge-blocks.ts';

/** A page as its form holds it. */
export interface HeldPage {
  readonly content: string;
  readonly blocks: readonly Block[];
  readonly [name: string]: unknown;
}

const ownText: Block = { id: OWN_TEXT, type: OWN_TEXT, ...newPlacing };

/** The blocks, with the page's own text in the one that stands for it. */
const whole = ({ content, blocks }: HeldPage): Block[] =>
  (blocks.length === 0 ? [ownText] : blocks).map((block) =>
    block.type === OWN_TEXT ? { ...block, body: content } : block,
  );

/** The same the other way round: another page's own text beside this one's is a text like any other. */
function apart(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (block.type !== OWN_TEXT) return block;
    const { body, ...own } = block;
    return block.id === OWN_TEXT ? own : { ...own, type: 'text', body };
  });
}

const isOwnTextAlone = ([first, ...others]: readonly Block[]) =>
  first?.id === OWN_TEXT && others.length === 0 && first.is_hidden === false && !first.shown_from && !first.shown_until;

/**
 * Brings together what two people have made of a page: its blocks and its own text, as `mergeBlocks` does. Of each other field mine
 * stays, beside theirs, for whoever saves to choose. Where it is not known what the page was before, both have changed all that
 * differs.
 */
export function mergePages(before: HeldPage | undefined, mine: HeldPage, theirs: HeldPage): HeldPage {
  const { blocks } = mergeBlocks(before ? whole(before) : [], whole(mine), whole(theirs));
  const own = blocks.find(({ id }) => id === OWN_TEXT);
  return {
    ...mine,
    content: String(own?.body ?? mine.content),
    // The own text alone is no list.
    blocks: isOwnTextAlone(blocks) ? [] : apart(blocks),
  };
}

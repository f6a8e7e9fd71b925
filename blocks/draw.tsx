import type { ReactElement } from 'react';
import type { BlockType } from '../domain/fields/blocks.ts';
import type { PageAtAddress } from '../domain/plain-page.ts';
import type { LoadContext } from '../web/site/page.ts';
import type { BlockOf } from './block-type.ts';

/** What a block is drawn with, beside itself. */
export interface DrawContext extends LoadContext {
  page: PageAtAddress;
  /** The language of one of the block's texts where it is not that of the document: `title`, or `buttons-abcdefgh-label`. */
  lang(name: string): string | undefined;
  /** An id that no other block of the page has, for a heading. */
  headingId: string;
}

/** Draws a block for visitors: nothing where it has nothing to say. What it asks the API for, its page depends on. */
export type Draw<Type extends BlockType> = (
  block: BlockOf<Type>,
  context: DrawContext,
) => ReactElement | null | Promise<ReactElement | null>;

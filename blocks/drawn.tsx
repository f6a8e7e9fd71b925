import type { ReactElement } from 'react';
import type { BlockType } from '../domain/fields/blocks.ts';
import type { PageAtAddress } from '../domain/plain-page.ts';
import type { LoadContext } from '../web/site/page.ts';
import { langOf } from '../web/site/untranslated.ts';
import { drawCallToAction } from './call-to-action/Block.tsx';
import { drawContent } from './content/Block.tsx';
import type { Draw } from './draw.tsx';
import type { PageBlockType, pageBlocks } from './registry.ts';
import { drawText } from './text/Block.tsx';
import { drawTextWithPicture } from './text-with-picture/Block.tsx';

const drawn: { readonly [Type in PageBlockType]: Draw<(typeof pageBlocks)[Type]> } = {
  content: drawContent,
  text: drawText,
  text_with_picture: drawTextWithPicture,
  call_to_action: drawCallToAction,
};

type PageBlock = PageAtAddress['blocks'][number];

// TypeScript cannot pair a block of any type with what draws it: here it takes our word.
function drawOf(type: PageBlockType): Draw<BlockType>;
function drawOf(type: PageBlockType): unknown {
  return drawn[type];
}

/** The blocks of a page, drawn side by side, in their order. Those that have nothing to say are left out. */
export async function drawBlocks(page: PageAtAddress, context: LoadContext): Promise<ReactElement[]> {
  const all = page.blocks.map(async (block: PageBlock) => {
    const element = await drawOf(block.type)(block, {
      ...context,
      page,
      lang: (name) => langOf(page, `blocks-${block.id}-${name}`),
      headingId: `block-${block.id}`,
    });
    // Staff who read it are led to the form of this block.
    return (
      element && (
        <div key={block.id} data-block={block.id}>
          {element}
        </div>
      )
    );
  });
  return (await Promise.all(all)).filter((element) => element !== null);
}

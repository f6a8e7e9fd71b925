import type { BlockType } from '../domain/fields/blocks.ts';
import type { PageAtAddress } from '../domain/plain-page.ts';
import type { DrawnBlock, LoadContext } from '../web/site/page.ts';
import { langOf } from '../web/site/untranslated.ts';
import { drawAnnouncement } from './announcement/Block.tsx';
import { drawButtons } from './buttons/Block.tsx';
import { drawCallToAction } from './call-to-action/Block.tsx';
import { drawColumns } from './columns/Block.tsx';
import { drawContent } from './content/Block.tsx';
import { drawDocuments } from './documents/Block.tsx';
import type { Draw } from './draw.tsx';
import { drawEvents } from './events/Block.tsx';
import { drawFilm } from './film/Block.tsx';
import { drawForm } from './form/Block.tsx';
import { drawGallery } from './gallery/Block.tsx';
import { drawGivingProgress } from './giving-progress/Block.tsx';
import { drawHero } from './hero/Block.tsx';
import { drawNumbers } from './numbers/Block.tsx';
import { drawOffices } from './offices/Block.tsx';
import { drawPartners } from './partners/Block.tsx';
import { drawPeople } from './people/Block.tsx';
import { drawPicture } from './picture/Block.tsx';
import { drawPillars } from './pillars/Block.tsx';
import { drawPosts } from './posts/Block.tsx';
import { drawProgressBars } from './progress-bars/Block.tsx';
import { drawQuestions } from './questions/Block.tsx';
import { drawQuotes } from './quotes/Block.tsx';
import type { PageBlockType, pageBlocks } from './registry.ts';
import { drawSection } from './section/Block.tsx';
import { drawText } from './text/Block.tsx';
import { drawTextWithPicture } from './text-with-picture/Block.tsx';
import { drawWaysToGive } from './ways-to-give/Block.tsx';

const drawn: { readonly [Type in PageBlockType]: Draw<(typeof pageBlocks)[Type]> } = {
  content: drawContent,
  hero: drawHero,
  text: drawText,
  text_with_picture: drawTextWithPicture,
  picture: drawPicture,
  gallery: drawGallery,
  film: drawFilm,
  columns: drawColumns,
  pillars: drawPillars,
  questions: drawQuestions,
  quotes: drawQuotes,
  numbers: drawNumbers,
  progress_bars: drawProgressBars,
  call_to_action: drawCallToAction,
  buttons: drawButtons,
  form: drawForm,
  announcement: drawAnnouncement,
  people: drawPeople,
  partners: drawPartners,
  offices: drawOffices,
  documents: drawDocuments,
  events: drawEvents,
  posts: drawPosts,
  giving_progress: drawGivingProgress,
  ways_to_give: drawWaysToGive,
  section: drawSection,
};

type PageBlock = PageAtAddress['blocks'][number];

// TypeScript cannot pair a block of any type with what draws it: here it takes our word.
function drawOf(type: PageBlockType): Draw<BlockType>;
function drawOf(type: PageBlockType): unknown {
  return drawn[type];
}

/** The blocks of a page, drawn side by side, in their order. */
export async function drawBlocks(page: PageAtAddress, context: LoadContext): Promise<DrawnBlock[]> {
  const all = page.blocks.map(async (block: PageBlock) => {
    const element = await drawOf(block.type)(block, {
      ...context,
      page,
      lang: (name) => langOf(page, `blocks-${block.id}-${name}`),
      headingId: `block-${block.id}`,
    });
    if (!element) return [];
    // Staff who read it are led to the form of this block.
    const placed = (
      <div key={block.id} data-block={block.id}>
        {element}
      </div>
    );
    return [{ block, element: placed }];
  });
  return (await Promise.all(all)).flat();
}

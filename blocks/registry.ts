import type { BlockTypes } from '../domain/fields/blocks.ts';
import { announcement } from './announcement/fields.ts';
import { buttonsAlone } from './buttons/fields.ts';
import { callToAction } from './call-to-action/fields.ts';
import { columns } from './columns/fields.ts';
import { content } from './content/fields.ts';
import { documents } from './documents/fields.ts';
import { events } from './events/fields.ts';
import { film } from './film/fields.ts';
import { form } from './form/fields.ts';
import { gallery } from './gallery/fields.ts';
import { givingProgress } from './giving-progress/fields.ts';
import { hero } from './hero/fields.ts';
import { numbers } from './numbers/fields.ts';
import { offices } from './offices/fields.ts';
import { partners } from './partners/fields.ts';
import { people } from './people/fields.ts';
import { picture } from './picture/fields.ts';
import { pillars } from './pillars/fields.ts';
import { posts } from './posts/fields.ts';
import { progressBars } from './progress-bars/fields.ts';
import { questions } from './questions/fields.ts';
import { quotes } from './quotes/fields.ts';
import { section } from './section/fields.ts';
import { text } from './text/fields.ts';
import { textWithPicture } from './text-with-picture/fields.ts';
import { waysToGive } from './ways-to-give/fields.ts';

/**
 * The types of blocks that a page can have, in the order in which staff choose among them. Pages that are stored name them, and
 * their fields: neither is ever called otherwise.
 */
export const pageBlocks = {
  content,
  hero,
  text,
  text_with_picture: textWithPicture,
  picture,
  gallery,
  film,
  columns,
  pillars,
  questions,
  quotes,
  numbers,
  progress_bars: progressBars,
  call_to_action: callToAction,
  buttons: buttonsAlone,
  form,
  announcement,
  people,
  partners,
  offices,
  documents,
  events,
  posts,
  giving_progress: givingProgress,
  ways_to_give: waysToGive,
  section,
} as const satisfies BlockTypes;

export type PageBlockType = keyof typeof pageBlocks;

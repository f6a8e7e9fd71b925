import type { BlockTypes } from '../domain/fields/blocks.ts';
import { callToAction } from './call-to-action/fields.ts';
import { content } from './content/fields.ts';
import { text } from './text/fields.ts';
import { textWithPicture } from './text-with-picture/fields.ts';

/**
 * The types of blocks that a page can have, in the order in which staff choose among them. Pages that are stored name them, and
 * their fields: neither is ever called otherwise.
 */
export const pageBlocks = {
  content,
  text,
  text_with_picture: textWithPicture,
  call_to_action: callToAction,
} as const satisfies BlockTypes;

export type PageBlockType = keyof typeof pageBlocks;

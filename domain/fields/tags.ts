import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { line } from '../text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

/** Tags of one record, and characters of each. */
const MAX_TAGS = 200;
export const MAX_TAG_LENGTH = 100;

const written = z
  .array(line(MAX_TAG_LENGTH, { missing: staffText('enterTag') }).min(1, staffText('enterTag')), {
    error: staffText('sendTags'),
  })
  .max(MAX_TAGS, staffText('tooManyTags', MAX_TAGS))
  .transform((tags) => [...new Set(tags)])
  .optional();

export interface TagsKind {
  options: Record<never, never>;
  value: readonly string[];
  read: readonly string[];
  /** It lies in tables of its own. */
  column: never;
}

/** Topics, by their names: a name that is new is a new topic. Left out of a change, they stay as they are. */
export const tags = (facts: FieldFacts) =>
  fieldOf('tags', facts, { options: {}, written, read: z.array(z.string()), initial: [] });

declare module './kinds.ts' {
  interface Kinds {
    tags: TagsKind;
  }
}

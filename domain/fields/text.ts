import { z } from 'zod';
import {
  MAX_HTML_LENGTH,
  MAX_TITLE_LENGTH,
  optionalField,
  optionalParagraphs,
  requiredField,
  requiredParagraphs,
} from '../staff-field.ts';
import type { FieldTexts } from '../text.ts';
import { type ChosenFrom, type FieldFacts, fieldOf } from './field.ts';

export interface TextKind {
  /** `isNullIfEmpty`: so it is stored and read while it is empty. */
  options: { autoComplete?: 'off' | 'name' | 'organization'; isNullIfEmpty?: true; chosenFrom?: ChosenFrom };
  value: string;
  read: string | null;
}

/** A text of one line. `missing` is the error for an empty one; without it the field is optional. */
export const text = ({
  missing,
  tooLong,
  max = MAX_TITLE_LENGTH,
  autoComplete,
  chosenFrom,
  ...facts
}: FieldFacts & FieldTexts & TextKind['options'] & { max?: number }) =>
  fieldOf('text', facts, {
    options: { ...(autoComplete && { autoComplete }), ...(chosenFrom && { chosenFrom }) },
    written: missing === undefined ? optionalField(max) : requiredField(missing, max, tooLong),
    read: z.string(),
    initial: '',
  });

/** A text of one line that may be left empty, and is stored and read as null then: so were some before all kinds stood in one place. */
export const optionalText = ({ max = MAX_TITLE_LENGTH, ...facts }: FieldFacts & { max?: number }) =>
  fieldOf('text', facts, {
    options: { isNullIfEmpty: true },
    written: optionalField(max),
    read: z.string().nullable(),
    initial: '',
  });

export interface ParagraphsKind {
  /** The height of its control, in rows; and the most characters, where the control counts them. */
  options: { rows: number; counted?: number };
  value: string;
  read: string;
}

/** A text of several lines. */
export const paragraphs = ({
  missing,
  tooLong,
  max,
  rows,
  isCounted,
  ...facts
}: FieldFacts & FieldTexts & { max: number; rows: number; isCounted?: true }) =>
  fieldOf('paragraphs', facts, {
    options: isCounted ? { rows, counted: max } : { rows },
    written: missing === undefined ? optionalParagraphs(max) : requiredParagraphs(missing, max, tooLong),
    read: z.string(),
    initial: '',
  });

export interface RichTextKind {
  options: Record<never, never>;
  value: string;
  read: string;
}

/** An editor's empty text is a paragraph with nothing in it. A `<` that no `>` follows is a text. */
const saysSomething = (html: string) => /<img\b/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

/** A text with headings, lists and pictures, as HTML. `missing` is the error for an empty one; without it the field is optional. */
export const richText = ({ missing, ...facts }: FieldFacts & { missing?: string }) =>
  fieldOf('richText', facts, {
    options: {},
    written:
      missing === undefined
        ? optionalParagraphs(MAX_HTML_LENGTH)
        : requiredParagraphs(missing, MAX_HTML_LENGTH).refine(saysSomething, missing),
    read: z.string(),
    initial: '',
  });

declare module './kinds.ts' {
  interface Kinds {
    text: TextKind;
    paragraphs: ParagraphsKind;
    richText: RichTextKind;
  }
}

import { z } from 'zod';
import {
  MAX_TITLE_LENGTH,
  optionalField,
  optionalParagraphs,
  requiredField,
  requiredParagraphs,
} from '../staff-field.ts';
import type { FieldTexts } from '../text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface TextKind {
  options: { autoComplete?: 'off' };
  value: string;
  read: string;
}

/** A text of one line. `missing` is the error for an empty one; without it the field is optional. */
export const text = ({
  missing,
  tooLong,
  max = MAX_TITLE_LENGTH,
  autoComplete,
  ...facts
}: FieldFacts & FieldTexts & TextKind['options'] & { max?: number }) =>
  fieldOf('text', facts, {
    options: autoComplete ? { autoComplete } : {},
    written: missing === undefined ? optionalField(max) : requiredField(missing, max, tooLong),
    read: z.string(),
    initial: '',
  });

export interface ParagraphsKind {
  /** The height of its control, in rows. */
  options: { rows: number };
  value: string;
  read: string;
}

/** A text of several lines. */
export const paragraphs = ({
  missing,
  tooLong,
  max,
  rows,
  ...facts
}: FieldFacts & FieldTexts & ParagraphsKind['options'] & { max: number }) =>
  fieldOf('paragraphs', facts, {
    options: { rows },
    written: missing === undefined ? optionalParagraphs(max) : requiredParagraphs(missing, max, tooLong),
    read: z.string(),
    initial: '',
  });

declare module './kinds.ts' {
  interface Kinds {
    text: TextKind;
    paragraphs: ParagraphsKind;
  }
}

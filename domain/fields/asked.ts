import { z } from 'zod';
import { optionalLine, requiredEmail, requiredLine, requiredText } from '../form.ts';
import { paragraphsUpTo } from '../text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

/** Characters of a telephone number with whatever is written around it. */
const MAX_TELEPHONE = 40;

// Fields that visitors fill in. They answer an empty or wrong value with the sentences of the site's forms.

/** A field of which visitors are asked. It may be left empty where it is optional. */
interface AskedFacts extends FieldFacts {
  isOptional?: true;
}

/** Lets the browser fill it in: the names of HTML. */
type Known = 'name' | 'organization';

/** A text of one line, of at most `max` characters. */
export const askedText = ({
  max,
  isOptional,
  autoComplete,
  ...facts
}: AskedFacts & { max: number; autoComplete?: Known }) =>
  fieldOf('text', facts, {
    options: autoComplete ? { autoComplete } : {},
    written: isOptional ? optionalLine(max) : requiredLine(max),
    read: z.string(),
    initial: '',
  });

/** A text of several lines, of at most `max` characters. */
export const askedParagraphs = ({ max, rows = 6, isOptional, ...facts }: AskedFacts & { max: number; rows?: number }) =>
  fieldOf('paragraphs', facts, {
    options: { rows },
    written: isOptional ? paragraphsUpTo(max).default('') : requiredText(max),
    read: z.string(),
    initial: '',
  });

/** An address or a number on one line. */
export interface LineKind {
  options: Record<never, never>;
  value: string;
  read: string;
}

/** The visitor's e-mail address, which must be given: the thanks go there. */
export const askedEmail = (facts: FieldFacts) =>
  fieldOf('email', facts, { options: {}, written: requiredEmail, read: z.string(), initial: '' });

/** A telephone number as the visitor writes it. */
export const askedTelephone = ({ isOptional, ...facts }: AskedFacts) =>
  fieldOf('telephone', facts, {
    options: {},
    written: isOptional ? optionalLine(MAX_TELEPHONE) : requiredLine(MAX_TELEPHONE),
    read: z.string(),
    initial: '',
  });

declare module './kinds.ts' {
  interface Kinds {
    email: LineKind;
    telephone: LineKind;
  }
}

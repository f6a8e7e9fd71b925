import { cut } from '../../../../domain/text.ts';
import type { Span, WrittenText } from './written-text.ts';

/** Where to mend it: in the text or in a block, in a field of the form, or on another screen. */
export type Place = Span | { field: string } | { address: string };

/** Something a reader would stumble over, in one sentence. */
export interface Finding {
  said: string;
  place: Place;
}

/** One check: it looks through a text once, and says nothing of a text in which nothing is the matter. */
export type Check = (text: WrittenText) => Finding[];

/** Characters of a text that are quoted, and those that are looked at for that. */
const QUOTED = 40;
const LOOKED_AT = 200;

/** The beginning of a text, to recognise it by. */
export const quoted = (text: string): string => cut(text.slice(0, LOOKED_AT).replaceAll(/\s+/g, ' ').trim(), QUOTED);

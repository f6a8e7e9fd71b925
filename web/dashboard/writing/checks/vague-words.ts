import type { Language } from '../../../../domain/languages.ts';
import { vague as english } from '../../../../locales/en/dashboard/vague-links.ts';
import { vague as french } from '../../../../locales/fr/dashboard/vague-links.ts';
import { vague as kinyarwanda } from '../../../../locales/rw/dashboard/vague-links.ts';

/** Of every language, whatever the dashboard speaks: a text may be in another one than its reader's. */
const inEach: Readonly<Record<Language, readonly string[]>> = { en: english, fr: french, rw: kinyarwanda };

/** Characters of the longest, and some signs around it: what is longer says more. */
const MAX_VAGUE = 60;

const vague: ReadonlySet<string> = new Set(Object.values(inEach).flat());

/** Words without case and signs, by which they are compared. */
export const plainly = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the words of a link leave open where it leads. */
export const isVague = (words: string): boolean => words.length <= MAX_VAGUE && vague.has(plainly(words));

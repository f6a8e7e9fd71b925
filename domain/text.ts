import { z } from 'zod';
import { replyText } from './reply-text.ts';

/**
 * The beginning of a text of at most `most` characters, with an ellipsis behind it. It ends with a whole word, unless that would
 * leave less than half of it: an address, or a language without spaces. Never splits an emoji in two.
 */
export function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most);
  const space = [...kept, characters[most]].lastIndexOf(' ');
  return `${kept
    .slice(0, space * 2 > most ? space : most)
    .join('')
    .trimEnd()}…`;
}

// Every text that people write is one of the two kinds below, or says why it is not. A text that is too long is refused
// first, so that no later check costs more than a field can hold.

/** The error texts of a field that is empty or too long. */
export interface FieldTexts {
  missing?: string | undefined;
  tooLong?: string | undefined;
}

const textUpTo = (max: number, { missing, tooLong }: FieldTexts) =>
  z
    .string({ error: missing ?? replyText('enterText') })
    .trim()
    .max(max, { error: tooLong ?? replyText('atMostCharacters', max), abort: true });

/** Line ends and control characters: not allowed in a field of one line, nor in the head of a mail. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A text of one line: a name, a title, a telephone number. Line breaks and other control characters are refused, as no
 * browser sends them from such a field; a tab, which comes along from a table that somebody copies, becomes a space.
 */
export const line = (max: number, texts: FieldTexts = {}) =>
  textUpTo(max, texts)
    .overwrite((text) => text.replaceAll('\t', ' '))
    .refine((text) => !NOT_IN_A_LINE.test(text), replyText('onOneLine'));

/** A text without what nobody sees in it: phones and mail programs add such characters when somebody copies an address. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();

const UNSEEN = /(?![\t\r\n])\p{Cc}/gu;

/** A text of several lines. Line breaks and tabs stay as they are; other control characters are left out. */
export const paragraphsUpTo = (max: number, texts: FieldTexts = {}) =>
  textUpTo(max, texts).overwrite((text) => text.replaceAll(UNSEEN, '').trim());

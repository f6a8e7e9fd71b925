import type * as english from '../locales/en/replies.ts';

type Replies = typeof english;

/** The value in a text: a number of characters, a title. */
type Value = string | number;

type ValuesOf<Text> = Text extends (...values: infer Values extends Value[]) => string ? Values : [];

/** A text with values. A method's type, so that one of a number alone fits too: `replyText` gives each the values it takes. */
type Template = { say(...values: Value[]): string }['say'];

/** The words for the texts of replies in any language, by their codes: the module `replies` of a catalogue. */
export type ReplyWords = { readonly [Code in keyof Replies]: string | Template };

/**
 * A text that the API answers, or the error of a schema: its code and values, as one text. It is worded in the reader's
 * language by `inWords`, where it is shown or leaves the server.
 */
export function replyText<Code extends keyof Replies>(code: Code, ...values: ValuesOf<Replies[Code]>): string {
  return JSON.stringify([code, ...values]);
}

/** The code and the values of a text that has them: nothing else is JSON by chance. */
function readCode(text: string): Value[] {
  try {
    return text.startsWith('["') ? JSON.parse(text) : [];
  } catch {
    return [];
  }
}

const isCodeOf = (words: ReplyWords, code: unknown): code is keyof Replies =>
  typeof code === 'string' && Object.hasOwn(words, code);

/** A reply's text in these words. One without a code stays as it is. */
export function inWords(words: ReplyWords, text: string): string {
  const [code, ...values] = readCode(text);
  if (!isCodeOf(words, code)) return text;
  const worded = words[code];
  return typeof worded === 'string' ? worded : worded(...values);
}

import type * as replies from '../locales/en/replies.ts';
import type * as staffReplies from '../locales/en/staff-replies.ts';

type Replies = typeof replies;
type StaffReplies = typeof staffReplies;

/** The value in a text: a number of characters, a title. */
type Value = string | number;

/** A text that has a code itself, as the value of another. What people have typed is never read as one. */
interface CodedValue {
  text: string;
}

type ValuesOf<Text> = Text extends (...values: infer Values extends Value[]) => string ? Values : [];
type OrCoded<Values extends Value[]> = { [Place in keyof Values]: Values[Place] | CodedValue };
type GivenFor<Text> = OrCoded<ValuesOf<Text>>;

/** A text with values. A method's type, so that one of a number alone fits too: `replyText` gives each the values it takes. */
type Template = { say(...values: Value[]): string }['say'];

type WordsOf<Texts> = { readonly [Code in keyof Texts]: string | Template };

/** The words for the texts of replies in any language, by their codes: the module `replies` of a catalogue. */
export type ReplyWords = WordsOf<Replies>;

/** The same with the words for texts that only staff read: the modules `replies` and `staff-replies`. */
export type AllReplyWords = WordsOf<Replies & StaffReplies>;

const coded = (code: string, values: readonly unknown[]) => JSON.stringify([code, ...values]);

/**
 * A text that the API answers, or the error of a schema: its code and values, as one text. It is worded in the reader's
 * language by `inWords`, where it is shown or leaves the server.
 */
export const replyText = <Code extends keyof Replies>(code: Code, ...values: GivenFor<Replies[Code]>): string =>
  coded(code, values);

/** The same of a text that only staff read: pages for visitors do not have its words. */
export const staffText = <Code extends keyof StaffReplies>(
  code: Code,
  ...values: GivenFor<StaffReplies[Code]>
): string => coded(code, values);

/** The code and the values of a text that has them: nothing else is JSON by chance. */
function readCode(text: string): (Value | CodedValue)[] {
  try {
    return text.startsWith('["') ? JSON.parse(text) : [];
  } catch {
    return [];
  }
}

const isCodeOf = (words: ReplyWords, code: unknown): code is keyof Replies =>
  typeof code === 'string' && Object.hasOwn(words, code);

/** A reply's text in these words. One without a code stays as it is. */
export function inWords(words: ReplyWords | AllReplyWords, text: string): string {
  const [code, ...values] = readCode(text);
  if (!isCodeOf(words, code)) return text;
  const worded = words[code];
  if (typeof worded === 'string') return worded;
  return worded(...values.map((value) => (typeof value === 'object' ? inWords(words, value.text) : value)));
}

import { differsByOneSlip, wordsOf } from '../../domain/search-words.ts';
import { MOST_WORDS } from '../../domain/site-search.ts';
import type { Database } from '../database/open.ts';
import { type Sought, wordsBeginning, wordsLike } from '../database/searched-words.ts';

/** Letters from which on a word is also looked for as the beginning of others, and with a slip of typing in it. */
const LONG_ENOUGH_TO_BEGIN = 4;
const LONG_ENOUGH_FOR_A_SLIP = 5;

/** Other words that are looked for in place of one, and how many of them are longer ones. */
const MOST_OTHERS = 20;
const MOST_LONGER = 12;

/** Words that are a slip away and of which it is looked up whether visitors may read them. */
const MOST_SLIPS = 200;

/** What words stand apart by. Others, as in `20.04` and `multi-agent`, keep them together. */
const between = /[\s()[\]{}<>"“”«»„|&+*^~,;!?…]+/u;

/** What is looked for: each word by itself, and those that are kept together one behind the other. */
export function termsOf(typed: string): string[][] {
  const terms = new Map<string, string[]>();
  let left = MOST_WORDS;
  for (const together of typed.split(between)) {
    const words = wordsOf(together).slice(0, left);
    const key = words.join(' ');
    if (words.length === 0 || terms.has(key)) continue;
    left -= words.length;
    terms.set(key, words);
  }
  return [...terms.values()];
}

export const asTyped = (terms: readonly string[][]): Sought[] => terms.map((phrase) => ({ phrase }));

/** Answers which of these words visitors may read in some text. */
export type ReadWords = (words: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * The word with longer ones that begin so, and with slips those that are a slip of typing away: words that visitors may read somewhere,
 * so that those of drafts take no place from others.
 */
export async function alike(db: Database, word: string, readWords: ReadWords, hasSlips = true): Promise<string[]> {
  const { length } = Array.from(word);
  const longer = length < LONG_ENOUGH_TO_BEGIN ? [] : await wordsBeginning(db, word);
  const near = hasSlips && length >= LONG_ENOUGH_FOR_A_SLIP ? await wordsLike(db, word) : [];
  const slips = [...near].filter((one) => differsByOneSlip(word, one)).slice(0, MOST_SLIPS);
  const read = await readWords([...longer, ...slips]);
  const isRead = (one: string) => read.has(one);
  const others = [...longer.filter(isRead).slice(0, MOST_LONGER), ...slips.filter(isRead)];
  return [...new Set([word, ...others])].slice(0, MOST_OTHERS + 1);
}

/** The same with words that begin so or, with slips, are a slip of typing away; undefined where there are none. */
export async function widened(
  db: Database,
  terms: readonly string[][],
  readWords: ReadWords,
  hasSlips: boolean,
): Promise<Sought[] | undefined> {
  const wide: Sought[] = [];
  let isOther = false;
  for (const phrase of terms) {
    const [word = '', ...others] = phrase;
    const anyOf = others.length > 0 ? [] : await alike(db, word, readWords, hasSlips);
    isOther ||= anyOf.length > 1;
    wide.push(others.length > 0 ? { phrase } : { anyOf });
  }
  return isOther ? wide : undefined;
}

/** The words of which any that stands in a text is marked. */
export const wordsSought = (all: readonly Sought[]): Set<string> =>
  new Set(all.flatMap((one) => ('phrase' in one ? one.phrase : one.anyOf)));

/** How many of these a text has. */
export function countIn(text: string, all: readonly Sought[]): number {
  const said = new Set(wordsOf(text));
  const isIn = (one: Sought) =>
    'phrase' in one ? one.phrase.every((word) => said.has(word)) : one.anyOf.some((word) => said.has(word));
  return all.filter(isIn).length;
}

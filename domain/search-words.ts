import { folded } from './folded.ts';

// The words by which the site is searched. What is typed and what is looked in are taken apart by the same rules, so that nothing of
// what is typed has a meaning to an index.

/** Characters of a word that are looked at; no word of our languages is as long. */
const LONGEST_WORD = 40;

/** Letters, digits and marks, with single apostrophes among them. */
const run = /[\p{L}\p{N}\p{M}]+(?:['’‘ʼʻ`´′][\p{L}\p{N}\p{M}]+)*/gu;

const apostrophe = /['’‘ʼʻ`´′]/;

/** Short forms joined to the next word by an apostrophe: Kinyarwanda’s `n’` and `w’`, French `l’`, `d’` and `qu’`. */
const shortened = /^(?:\p{L}\p{M}*|qu)$/iu;

/** A word, as it is searched, and where it stands in its text. */
export interface Word {
  word: string;
  from: number;
  to: number;
}

/** One run of letters without what stands shortened before it: `l’école` is `ecole`, `don’t` is `dont`. */
function wordOf(text: string, from: number): Word | undefined {
  const parts = text.split(apostrophe);
  let start = from;
  while (parts.length > 1 && shortened.test(parts[0] ?? '')) start += (parts.shift()?.length ?? 0) + 1;
  const word = Array.from(folded(parts.join('')).replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .slice(0, LONGEST_WORD)
    .join('');
  return word === '' ? undefined : { word, from: start, to: from + text.length };
}

/** The words of a text, in their order. */
export function* wordsIn(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(run)) {
    const word = wordOf(found, index);
    if (word) yield word;
  }
}

export const wordsOf = (text: string): string[] => Array.from(wordsIn(text), ({ word }) => word);

/** Whether two words differ by one slip of typing: a letter added, left out or replaced, or two letters swapped. */
export function differsByOneSlip(one: string, other: string): boolean {
  const [first, second] = [Array.from(one), Array.from(other)];
  if (one === other || Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  let end = 0;
  const shorter = Math.min(first.length, second.length);
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const [left, right] = [first.slice(start, first.length - end), second.slice(start, second.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

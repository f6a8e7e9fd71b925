import * as words from '#locale/dashboard/checks.ts';
import { type Check, type Finding, quoted } from './finding.ts';
import { type Word, wordsIn } from './words-in.ts';
import type { Span, TextBlock, WrittenText } from './written-text.ts';

/** Words of a sentence, and of a paragraph, that are still read in one go. */
const LONG_SENTENCE = 30;
const LONG_PARAGRAPH = 150;

const endsSentence = /[.!?…]["'”’»)\]]*$/u;
const beginsSmall = /^\p{Ll}/u;

/** Characters at the end of a word in which the end of a sentence is looked for. */
const LOOKED_AT = 10;

/** Behind “e.g.” or “art.” a sentence goes on in small letters. */
const isEnd = ({ written }: Word, next: Word | undefined) =>
  next === undefined || (endsSentence.test(written.slice(-LOOKED_AT)) && !beginsSmall.test(next.written));

/** The sentences of a block with more words than can be read in one go. */
function longSentences(block: TextBlock): Span[] {
  const all = wordsIn(block);
  const long: Span[] = [];
  let first = 0;
  all.forEach((word, index) => {
    if (!isEnd(word, all[index + 1])) return;
    const begin = all[first];
    if (begin && index + 1 - first > LONG_SENTENCE) long.push({ from: begin.from, to: word.to });
    first = index + 1;
  });
  return long;
}

const textAt = ({ blocks }: WrittenText, { from, to }: Span): string => {
  const block = blocks.find((one) => one.from <= from && to <= one.to);
  return block === undefined ? '' : block.text.slice(from - block.from, to - block.from);
};

function toldOnce(text: WrittenText, spans: readonly Span[], say: (count: number, first: string) => string): Finding[] {
  const [first] = spans;
  return first ? [{ said: say(spans.length, quoted(textAt(text, first))), place: first }] : [];
}

/** Sentences and paragraphs that are too long: how many, and where the first one is. */
export const sentenceChecks: Check = (text) => {
  const paragraphs = text.blocks.filter(({ level }) => level === null);
  return [
    ...toldOnce(text, paragraphs.flatMap(longSentences), words.longSentences),
    ...toldOnce(
      text,
      paragraphs.filter((block) => wordsIn(block).length > LONG_PARAGRAPH),
      words.longParagraphs,
    ),
  ];
};

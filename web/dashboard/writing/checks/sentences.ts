import * as words from '#locale/dashboard/checks.ts';
import { type Check, type Finding, quoted } from './finding.ts';
import { type Word, wordsIn } from './words-in.ts';
import { type Span, spanIn, type TextBlock } from './written-text.ts';

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

/** What is too long: where it is, and how it begins. */
interface Long {
  place: Span;
  text: string;
}

/** The sentences of a block with more words than can be read in one go. */
function longSentences(block: TextBlock): Long[] {
  const all = wordsIn(block);
  const long: Long[] = [];
  let first = 0;
  all.forEach((word, index) => {
    if (!isEnd(word, all[index + 1])) return;
    const begin = all[first];
    if (begin && index + 1 - first > LONG_SENTENCE) {
      const text = block.text.slice(begin.from - block.from, word.to - block.from);
      long.push({ place: spanIn(block, begin.from, word.to), text });
    }
    first = index + 1;
  });
  return long;
}

function toldOnce(all: readonly Long[], say: (count: number, first: string) => string): Finding[] {
  const [first] = all;
  return first ? [{ said: say(all.length, quoted(first.text)), place: first.place }] : [];
}

/** Sentences and paragraphs that are too long: how many, and where the first one is. */
export const sentenceChecks: Check = ({ blocks }) => {
  const paragraphs = blocks.filter(({ level }) => level === null);
  const long = paragraphs.filter((block) => wordsIn(block).length > LONG_PARAGRAPH);
  return [
    ...toldOnce(paragraphs.flatMap(longSentences), words.longSentences),
    ...toldOnce(
      long.map((block) => ({ place: block, text: block.text })),
      words.longParagraphs,
    ),
  ];
};

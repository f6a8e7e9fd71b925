import { useMemo } from 'react';
import { markBegins, pictureOf } from '#locale/dashboard/details.ts';
import { compareWords, type Part } from './compare.ts';

const looks = {
  ins: 'bg-success-surface text-success underline decoration-2',
  del: 'bg-danger-surface text-danger line-through',
};

/** Words that differ, for the eye by colour and line, for the ear in words. */
function Marked({ as: Tag, says, words }: { as: 'ins' | 'del'; says: string; words: string }) {
  return (
    <Tag className={looks[Tag]}>
      <span className="sr-only">{markBegins(says)}</span>
      {words}
      <span className="sr-only">]</span>
    </Tag>
  );
}

/** What screen readers hear of words that came, and of words that went. */
export interface Said {
  added: string;
  removed: string;
}

/** The parts of a comparison, those that differ marked. */
export function MarkedParts({ parts, said }: { parts: readonly Part[]; said: Said }) {
  return parts.map(({ value, change }, index) => {
    const key = `${index} ${value}`;
    if (change === undefined) return <span key={key}>{value}</span>;
    return <Marked key={key} as={change === 'added' ? 'ins' : 'del'} says={said[change]} words={value} />;
  });
}

interface WordDifferenceProps extends Said {
  before: string;
  after: string;
}

/** Two texts compared word by word. */
export function WordDifference({ before, after, ...said }: WordDifferenceProps) {
  const parts = useMemo(() => compareWords(before, after), [before, after]);
  return <MarkedParts parts={parts} said={said} />;
}

/** Ends a line of the text, so that two paragraphs do not run into one word. */
const blockEnd = /<\/(?:p|h[2-4]|li|blockquote|figcaption)>|<br \/>|<hr \/>/g;

/** The plain text of HTML, a paragraph a line, with its pictures in words. It is only read: nothing in it is shown as HTML. */
export function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blockEnd, '$&\n'), 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`${pictureOf(picture.alt)}\n`);
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

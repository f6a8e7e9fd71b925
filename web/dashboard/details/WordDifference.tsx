import { diffWords } from 'diff';
import { useMemo } from 'react';
import { markBegins, pictureOf } from '#locale/dashboard/details.ts';

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

interface WordDifferenceProps {
  before: string;
  after: string;
  /** Said to screen readers of words that are only in `after`, and only in `before`. */
  added: string;
  removed: string;
}

/** Two texts compared word by word. */
export function WordDifference({ before, after, added: isAdded, removed: isRemoved }: WordDifferenceProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`;
    if (added) return <Marked key={key} as="ins" says={isAdded} words={value} />;
    if (removed) return <Marked key={key} as="del" says={isRemoved} words={value} />;
    return <span key={key}>{value}</span>;
  });
}

/** Ends a line of the text, so that two paragraphs do not run into one word. */
const blockEnd = /<\/(?:p|h[2-4]|li|blockquote|figcaption)>|<br \/>|<hr \/>/g;

/** The plain text of HTML, a paragraph a line, with its pictures in words. It is only read: nothing in it is shown as HTML. */
export function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blockEnd, '$&\n'), 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`${pictureOf(picture.alt)}\n`);
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

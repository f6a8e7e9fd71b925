import * as words from '#locale/dashboard/checks.ts';
import * as editor from '#locale/dashboard/editor.ts';
import { type Check, quoted } from './finding.ts';
import { wordsIn } from './words-in.ts';

/** Words after which readers on a phone look for a heading. */
const LONG_WITHOUT = 500;

/** The heading of a page is its title: the largest of a text is the second. */
const OF_TITLE = 1;

/** What the toolbar calls each level. */
const names: Readonly<Record<number, string>> = { 2: editor.heading, 3: editor.smallerHeading };

/** Headings by which a text is found through: none is empty, none is smaller than it should be, and a long text has some. */
export const headingChecks: Check = ({ blocks }) => {
  const headings = blocks.filter(({ level }) => level !== null);
  if (headings.length === 0) {
    const count = blocks.reduce((sum, block) => sum + wordsIn(block).length, 0);
    const [first] = blocks;
    return first && count > LONG_WITHOUT ? [{ said: words.noHeading(count), place: first }] : [];
  }
  let before = OF_TITLE;
  return headings.flatMap((heading) => {
    const level = heading.level ?? before;
    const wanted = before + 1;
    before = level;
    if (heading.text.trim() === '') return { said: words.emptyHeading, place: heading };
    const name = names[wanted];
    return level > wanted && name !== undefined
      ? { said: words.headingTooSmall(quoted(heading.text), name), place: heading }
      : [];
  });
};

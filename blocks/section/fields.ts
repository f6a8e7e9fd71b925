import { entryPicture } from '../../domain/fields/file.ts';
import { group } from '../../domain/fields/group.ts';
import { paragraphs, text } from '../../domain/fields/text.ts';
import { sectionNamed } from '../../domain/page-sections.ts';
import { staffText } from '../../domain/reply-text.ts';
import { line } from '../../domain/text.ts';
import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';
import { givenTitle, shortText, title } from '../common-fields.ts';

const wrong = staffText('unknownBlock');

/** Several lines, each of which is a point of a list. */
const points = (label: string) =>
  paragraphs({ label, hint: 'One on each line.', max: 600, rows: 4, inSearch: true, translated: true });

/**
 * A section of one of the pages that the site always has. What is left empty stays as it came, in every language. Which fields mean
 * something in which section is said in `domain/page-sections.ts`.
 */
export const section = blockType({
  label: 'Section of this page',
  hint: 'A part of the page that came with the site.',
  fields: {
    /** Its name: staff choose it, and do not write it. */
    part: {
      ...text({ label: 'Section' }),
      written: line(40).refine((name) => sectionNamed(name) !== undefined, { error: wrong }),
    },
    title,
    text: shortText,
    buttons,
    picture: entryPicture({ label: 'Picture' }),
    entries: group({
      label: 'Entries',
      one: 'entry',
      most: 12,
      fields: {
        title: givenTitle,
        text: shortText,
        points: points('Key components'),
        outcomes: points('Expected outcomes'),
        picture: entryPicture({ label: 'Picture' }),
      },
    }),
  },
  sample: { part: 'home_facts', title: '', text: '', buttons: [], picture: null, entries: [] },
});

import { z } from 'zod';
import { target } from '../domain/fields/link.ts';
import { givenNumber } from '../domain/fields/number.ts';
import { paragraphs, richText, text } from '../domain/fields/text.ts';
import { staffText } from '../domain/reply-text.ts';
import { webAddress } from '../domain/web-address.ts';

// Fields that several types of blocks have, so that a name means one kind of text in all of them: `title` is a line, `text` a few
// paragraphs, `body` HTML.

/** Characters of a title, and of a short text. */
export const MAX_TITLE = 120;
const MAX_TEXT = 600;

const read = { inSearch: true, translated: true } as const;

/** What a block is called. It may be left out. */
export const title = text({ label: 'Title', max: MAX_TITLE, ...read });

/** The same, where a block or an entry is nothing without it. */
export const givenTitle = text({ label: 'Title', missing: staffText('titleRequired'), max: MAX_TITLE, ...read });

/** The title of a list of records: left empty, it is the one that the site has for them. */
export const titleOfList = text({
  label: 'Title',
  hint: 'Leave it empty for the usual one.',
  max: MAX_TITLE,
  ...read,
});

/** A few sentences. */
export const shortText = paragraphs({ label: 'Text', max: MAX_TEXT, rows: 3, ...read });

/** A text with paragraphs, lists, links and pictures. */
export const body = richText({ label: 'Text', ...read });

/** What stands below a picture. */
export const caption = text({ label: 'Caption', max: 300, ...read });

/** Somebody's name, as they are called in every language. */
export const name = text({ label: 'Name', missing: staffText('nameRequired'), autoComplete: 'off' });

const wrongAddress = staffText('validUrl');

/** Where an entry leads, or nowhere. */
export const optionalAddress = {
  ...target({
    label: 'Leads to',
    hint: 'A page of this site, such as /donate, or the whole address of another.',
    missing: wrongAddress,
    wrong: wrongAddress,
  }),
  written: z.union([webAddress(wrongAddress, wrongAddress), z.literal('')], { error: wrongAddress }).default(''),
};

/** How many records of a list are shown. */
export const howMany = ({ most, usual }: { most: number; usual: number }) =>
  givenNumber({
    label: 'How many',
    min: 1,
    max: most,
    missing: staffText('numberBetween', 1, most),
    wrong: staffText('numberBetween', 1, most),
    initial: usual,
  });

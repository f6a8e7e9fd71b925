import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { replyText, staffText } from './reply-text.ts';
import { MAX_HTML_LENGTH, optionalParagraphs, publishedDateField, requiredField } from './staff-field.ts';
import { line } from './text.ts';
import { timestamps } from './timestamps.ts';
import { wholeTranslationMarks } from './translation-marks.ts';

export const plainPageStatuses = ['draft', 'published'] as const;
export type PlainPageStatus = (typeof plainPageStatuses)[number];

/** Parts of an address with slashes between them, and characters in all. */
export const MAX_ADDRESS_PARTS = 4;
export const MAX_ADDRESS_LENGTH = 200;

/** Characters of the text that search engines and share previews show. */
export const MAX_PAGE_DESCRIPTION = 300;

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';
const parts = new RegExp(`^(?:${part}(?:/${part}){0,${MAX_ADDRESS_PARTS - 1}})?$`);

const tooLong = replyText('atMostCharacters', MAX_ADDRESS_LENGTH);

/** `our-story` or `about/partners`: where a page stands below the site's root. Slashes around it are taken off. */
const addressField = line(1000, { tooLong })
  .transform((text) =>
    text
      .trim()
      .split('/')
      .filter((piece, index, all) => piece !== '' || (index > 0 && index < all.length - 1))
      .join('/'),
  )
  .pipe(line(MAX_ADDRESS_LENGTH, { tooLong }).regex(parts, staffText('addressLetters', MAX_ADDRESS_PARTS)))
  .default('');

/** A page that staff write and name themselves, beside those that the site always has. `content` is HTML. */
export const plainPage = z.object({
  id: z.int(),
  title: z.string(),
  address: z.string(),
  description: z.string(),
  content: z.string(),
  status: z.enum(plainPageStatuses),
  published_date: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  ...wholeTranslationMarks,
});

/** The fields of the form. An empty address is made from the title, or stays as it is. */
export const plainPageInput = z.object({
  title: requiredField(staffText('titleRequired')),
  address: addressField,
  content: optionalParagraphs(MAX_HTML_LENGTH),
  description: optionalParagraphs(MAX_PAGE_DESCRIPTION),
  status: z.enum(plainPageStatuses, { error: staffText('choosePageStatus') }).default('draft'),
  published_date: publishedDateField,
});

/** Lists leave out the long HTML. */
export const listedPlainPage = plainPage.omit({ content: true });

export const staffPlainPage = plainPage.extend(timestamps);
export const staffListedPlainPage = staffPlainPage.omit({ content: true });

/** `status` is for staff. */
export const plainPageQuery = listQuery.extend({
  status: z.enum(plainPageStatuses, { error: staffText('choosePageStatus') }).optional(),
});

/** `{address}` in a path: where a page stands. What cannot be an address is that of no page. */
export const plainPageAddress = z.object({
  address: z.string().transform((text) => (text.length <= MAX_ADDRESS_LENGTH && parts.test(text) ? text : '')),
});

export type PlainPage = z.infer<typeof plainPage>;
export type ListedPlainPage = z.infer<typeof listedPlainPage>;
export type StaffPlainPage = z.infer<typeof staffPlainPage>;
export type StaffListedPlainPage = z.infer<typeof staffListedPlainPage>;
export type PlainPageInput = z.infer<typeof plainPageInput>;
export type PlainPageQuery = z.infer<typeof plainPageQuery>;

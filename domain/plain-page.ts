import { z } from 'zod';
import { isPageAddress } from './fields/address.ts';
import { readShape, writtenShape } from './fields/field.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { plainPageFields } from './plain-page-fields.ts';
import { staffText } from './reply-text.ts';
import { siteLanguage } from './site-languages.ts';
import { timestamps } from './timestamps.ts';
import { wholeTranslationMarks } from './translation-marks.ts';

export const plainPageStatuses = plainPageFields.status.read.options;
export type PlainPageStatus = (typeof plainPageStatuses)[number];

/** A page that staff write and name themselves, beside those that the site always has. `content` is HTML. */
export const plainPage = z.object({
  id: z.int(),
  ...readShape(plainPageFields),
  created_at: instant,
  updated_at: instant,
  ...wholeTranslationMarks,
});

/** A page as it was found at an address. */
export const pageAtAddress = plainPage.extend({
  /** The language in which it stands there, where that is another than the one that was asked for: its readers are led to it. */
  found_in: siteLanguage.optional(),
  /** The moment at which a page opens of which visitors read nothing yet but its title and what it says until then. */
  opens_at: instant.optional(),
});

/** The fields of the form. An empty address is made from the title, or stays as it is; blocks that are left out stay as they are. */
const { blocks, ...written } = writtenShape(plainPageFields);
export const plainPageInput = z.object({ ...written, blocks: blocks.optional() });

/** Lists leave out what is long. */
export const listedPlainPage = plainPage.omit({ content: true, blocks: true });

export const staffPlainPage = plainPage.extend(timestamps);
export const staffListedPlainPage = staffPlainPage.omit({ content: true, blocks: true });

/** `status`, and `asks`, whether somebody asks for it to be published, are for staff. */
export const plainPageQuery = listQuery.extend({
  status: z.enum(plainPageStatuses, { error: staffText('choosePageStatus') }).optional(),
  asks: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

/** `{address}` in a path: where a page stands. What cannot be an address is that of no page. */
export const plainPageAddress = z.object({
  address: z.string().transform((text) => (isPageAddress(text) ? text : '')),
});

export type PlainPage = z.infer<typeof plainPage>;
export type PageAtAddress = z.infer<typeof pageAtAddress>;
export type ListedPlainPage = z.infer<typeof listedPlainPage>;
export type StaffPlainPage = z.infer<typeof staffPlainPage>;
export type StaffListedPlainPage = z.infer<typeof staffListedPlainPage>;
export type PlainPageInput = z.infer<typeof plainPageInput>;
export type PlainPageQuery = z.infer<typeof plainPageQuery>;
export type PlainPageOrder = 'title' | 'address' | 'status' | 'published_date' | 'created_at' | 'updated_at';

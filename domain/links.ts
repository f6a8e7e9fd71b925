import { z } from 'zod';
import { listQuery } from './listing.ts';
import { siteLanguage } from './site-languages.ts';

/**
 * Why a link of ours leads nowhere: its record is in the trash, or visitors do not read it, or it or its file was deleted for good, or
 * nothing ever stood at the address; or it is a page of the site that staff have switched off.
 */
export const linkTroubles = ['trash', 'hidden', 'gone', 'nothing', 'off'] as const;
export type LinkTrouble = (typeof linkTroubles)[number];

/** A link of a text at which visitors find nothing. */
export const troubledLink = z.object({
  id: z.int(),
  /** As it is written. */
  address: z.string(),
  /** The text of the link; empty for a link that is a field of the record. */
  words: z.string(),
  /** That of the translation in which it stands; null for the record's own words. */
  language: siteLanguage.nullable(),
  trouble: z.enum(linkTroubles),
  /** The title of what it led to, where that is known and the current user may see it. */
  title: z.string().nullable(),
});

/** The same with the record in whose text it stands. */
export const deadLink = troubledLink.extend({
  resource: z.string(),
  record: z.string(),
  /** The noun for its kind. */
  noun: z.string(),
  record_title: z.string(),
});

export const deadLinkQuery = listQuery.pick({ page: true, page_size: true, search: true });

export type TroubledLink = z.infer<typeof troubledLink>;
export type DeadLink = z.infer<typeof deadLink>;
export type DeadLinkQuery = z.infer<typeof deadLinkQuery>;

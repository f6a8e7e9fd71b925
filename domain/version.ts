import { z } from 'zod';
import { instant } from './instant.ts';
import { siteLanguage } from './site-languages.ts';

/** The texts of a record as they were after one of its changes. */
export const version = z.object({
  id: z.int(),
  at: instant,
  /** That of its words: the record may be written in another by now. */
  language: siteLanguage,
  /** Who made the change; null if no longer known. */
  by: z.string().nullable(),
  title: z.string(),
});

export type Version = z.infer<typeof version>;

/** The name in the address of a record's versions that says a moment: the last version before it is shown. */
export const BEFORE = 'before';

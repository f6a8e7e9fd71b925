import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';
import { line, paragraphsUpTo } from './text.ts';
import { sentFlag } from './upload.ts';

/** Who added a redirect: an import from WordPress, a page whose address changed, or staff. */
export const redirectSources = ['wordpress', 'page moved', 'staff'] as const;
export type RedirectSource = (typeof redirectSources)[number];

/** An old address of the site, and where it leads. */
export const redirect = z.object({
  id: z.int(),
  old_path: z.string(),
  /** An address of ours; null for what is gone for good. */
  target: z.string().nullable(),
  source: z.enum(redirectSources),
  /** Whether visitors can read something at the target now. */
  is_found: z.boolean(),
  created_at: instant,
});

export const redirectQuery = listQuery.pick({ page: true, page_size: true, search: true });

/** Characters of an address as people paste it, with the site in front of it. */
const MAX_WRITTEN = 1000;

const written = line(MAX_WRITTEN);

export const redirectInput = z
  .object({
    from: written.min(1, staffText('enterOldAddress')),
    /** The target as staff typed it: an address of this site. Empty with `is_gone`. */
    target: written.default(''),
    is_gone: sentFlag(staffText('trueOrFalse')).default(false),
  })
  .refine(({ target, is_gone }) => is_gone || target !== '', {
    error: staffText('enterTarget'),
    path: ['target'],
  });

/** Rows of a file that are taken at once: what a person looks through, and more than a small site has pages. */
export const MAX_REDIRECT_ROWS = 2000;

/** Characters of such a file. */
const MAX_TABLE = 400_000;

/** The text of a file of two columns, an old address and where it leads. `is_trial`: only what would come of it. */
export const redirectTable = z.object({
  text: paragraphsUpTo(MAX_TABLE, { tooLong: staffText('redirectTableTooLong', MAX_REDIRECT_ROWS) }).min(
    1,
    staffText('emptyTable'),
  ),
  is_trial: sentFlag(staffText('trueOrFalse')).default(false),
});

/** A row of the file that cannot be kept, and why. */
const refusedRow = z.object({ row: z.int(), from: z.string(), target: z.string(), why: z.string() });

export const redirectsTaken = z.object({
  added: z.int(),
  changed: z.int(),
  /** Rows that say what is so already. */
  same: z.int(),
  refused: z.array(refusedRow),
});

export const addressTried = z.object({ address: written.min(1, staffText('enterOldAddress')) });

/** What a visitor gets at an address: a page or file (`stands`), a redirect, a 410 (`gone`), or a 404 (`nothing`). */
export const triedAddress = z.object({
  path: z.string(),
  outcome: z.enum(['stands', 'redirect', 'gone', 'nothing']),
  target: z.string().nullable(),
  /** Of a redirect, whether visitors find something at its target. */
  is_found: z.boolean(),
  /** For a 404: pages with a similar address or title, the most similar first. */
  suggestions: z.array(z.object({ address: z.string(), title: z.string() })),
});

/** An address at which visitors found nothing. */
export const missedAddress = z.object({
  id: z.int(),
  path: z.string(),
  times: z.int(),
  last_seen_at: instant,
});

export const missedQuery = listQuery.pick({ page: true, page_size: true, search: true, ordering: true });

export const missedDismissal = z.object({ is_dismissed: sentFlag(staffText('trueOrFalse')) });

export type Redirect = z.infer<typeof redirect>;
export type RedirectQuery = z.infer<typeof redirectQuery>;
export type RedirectsTaken = z.infer<typeof redirectsTaken>;
export type TriedAddress = z.infer<typeof triedAddress>;
export type MissedAddress = z.infer<typeof missedAddress>;
export type MissedQuery = z.infer<typeof missedQuery>;
export type MissedOrder = 'times' | 'last_seen_at';

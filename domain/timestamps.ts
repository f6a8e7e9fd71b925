import { z } from 'zod';
import { instant, instantOrNull } from './instant.ts';
import { staffText } from './reply-text.ts';
import { sentFlag } from './upload.ts';

/** The current user's rights on the record they come with, so that no screen computes them. */
export const rights = z.object({ edit: z.boolean(), delete: z.boolean() });

export type Rights = z.infer<typeof rights>;

/** The fields staff see of every record beside its own. `deleted_at`: when it was moved to the trash. */
export const timestamps = {
  created_at: instant,
  updated_at: instant,
  deleted_at: instantOrNull,
  can: rights.optional(),
} as const;

/**
 * The `updated_at` that the editor saw, sent with a change. If somebody else has changed the record since, the change is
 * refused with a 409 that holds the current record. If it is left out, nothing is compared.
 */
export const seen = z.object({
  updated_at: instantOrNull.optional(),
  /** A misspelt word or the like: what is translated from the text as it was stays up to date. */
  small_correction: sentFlag(staffText('chooseSmallCorrection')).optional(),
});

export type Seen = z.infer<typeof seen>;

export const EDIT_CONFLICT = staffText('editConflict');

import { z } from 'zod';
import { staffText } from './reply-text.ts';

/** Lifetime of the link that takes a change of address back (ms). */
export const ADDRESS_UNDO_LIFETIME = 48 * 3_600_000;

export const addressUndoTexts = {
  done: staffText('addressUndone'),
  badLink: staffText('undoLinkInvalid'),
} as const;

/** The secret out of the mail. */
export const addressUndo = z.object({
  token: z
    .string({ error: addressUndoTexts.badLink })
    .min(1, addressUndoTexts.badLink)
    .max(200, addressUndoTexts.badLink),
});

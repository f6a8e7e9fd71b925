import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { instant } from './instant.ts';
import { replyText, staffText } from './reply-text.ts';
import { line, paragraphsUpTo } from './text.ts';

/** Said of every required field that is empty: spec section 5. */
const REQUIRED_TEXT = replyText('fillInRequired');

/** A form sent sooner after it was shown was not filled in by a person. Milliseconds. */
export const QUICKEST_PERSON = 2000;

/** For so long the same idempotency key gets the first reply again. Milliseconds. */
export const REPLY_KEPT = 24 * 3_600_000;

const said = { missing: REQUIRED_TEXT };

/** A field of one line that may be left empty. `most` is in characters. */
export const optionalLine = (most: number) => line(most, said).default('');

/** A field of one line that must be filled in. */
export const requiredLine = (most: number) => line(most, said).min(1, REQUIRED_TEXT);

/** A field of several lines that must be filled in. */
export const requiredText = (most: number) => paragraphsUpTo(most, said).min(1, REQUIRED_TEXT);

/** An e-mail address that must be filled in. */
export const requiredEmail = z.string({ error: REQUIRED_TEXT }).trim().min(1, REQUIRED_TEXT).pipe(emailAddress);

/**
 * Fields of every visitor's form beside its own. A form that a program filled in is answered with thanks and thrown away.
 */
export const formGuard = z.object({
  /** A field that people do not see: only programs fill it in. */
  website: z.string().optional(),
  /**
   * Milliseconds for which the form had been shown, or the moment at which it was. A phone's clock may be wrong, so
   * better send the first.
   */
  started_at: z.union([z.number(), instant], { error: replyText('validMoment') }).optional(),
  /** Made anew for each message; sent again with a repeated try. The header `Idempotency-Key` does the same. */
  idempotency_key: z.uuid({ error: staffText('useUuid') }).optional(),
});

/** The reply to a form that was taken. */
export const formTaken = z.object({ message: z.string() });

export type FormGuard = z.infer<typeof formGuard>;
export type FormTaken = z.infer<typeof formTaken>;

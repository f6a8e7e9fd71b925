import { z } from 'zod';
import { formGuard, requiredEmail } from './form.ts';
import { replyText } from './reply-text.ts';

/** Lifetime of the confirmation link in the mail (ms). */
export const CONFIRMATION_LIFETIME = 7 * 24 * 3_600_000;

export const newsletterTexts = {
  /** The same for every address, known or not. */
  asked: replyText('newsletterAsked'),
  confirmed: replyText('subscribed'),
  left: replyText('unsubscribed'),
  badConfirmLink: replyText('confirmLinkInvalid'),
  badLeaveLink: replyText('leaveLinkInvalid'),
  failed: replyText('subscriptionFailed'),
} as const;

/** The visitor's input. */
export const newsletterInput = z.object({ email: requiredEmail });

/** The request: the field, and those that guard the form. */
export const newsletterRequest = newsletterInput.extend(formGuard.shape);

/** The secret out of a link in a mail, to confirm or to leave. */
export const newsletterToken = z.object({ token: z.string({ error: replyText('linkIncomplete') }).max(200) });

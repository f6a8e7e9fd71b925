import { z } from 'zod';
import { formGuard, requiredEmail } from './form.ts';

/** Lifetime of the confirmation link in the mail (ms). */
export const CONFIRMATION_LIFETIME = 7 * 24 * 3_600_000;

export const newsletterTexts = {
  /** The same for every address, known or not. */
  asked: 'Almost done. Please open the link in the e-mail we have just sent you.',
  confirmed: 'You are subscribed. Thank you!',
  left: 'You are unsubscribed and will not receive our newsletter again.',
  badConfirmLink: 'This link is no longer valid. Please subscribe again.',
  badLeaveLink: 'This link is not valid. Please write to us and we will remove your address.',
  failed: 'Failed to subscribe. Please try again.',
} as const;

/** The visitor's input. */
export const newsletterInput = z.object({ email: requiredEmail });

/** The request: the field, and those that guard the form. */
export const newsletterRequest = newsletterInput.extend(formGuard.shape);

/** The secret out of a link in a mail, to confirm or to leave. */
export const newsletterToken = z.object({ token: z.string({ error: 'The link is incomplete.' }).max(200) });

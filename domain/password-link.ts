import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { newPassword } from './password.ts';
import { staffText } from './reply-text.ts';

/** Lifetime of the links in these mails (ms); each works once. */
export const INVITATION_LIFETIME = 72 * 3_600_000;
export const RESET_LIFETIME = 30 * 60_000;

export const passwordLinkTexts = {
  /** The same for every address, known or not. */
  resetAsked: staffText('resetAsked'),
  resetDone: staffText('resetDone'),
  invitationAccepted: staffText('invitationAccepted'),
  badLink: staffText('passwordLinkInvalid'),
} as const;

export const resetRequest = z.object({ email: emailAddress });

/** The secret out of the mail, and the password that is wanted. */
export const linkAnswer = z.object({
  token: z
    .string({ error: passwordLinkTexts.badLink })
    .min(1, passwordLinkTexts.badLink)
    .max(200, passwordLinkTexts.badLink),
  password: newPassword,
});

export type LinkAnswer = z.infer<typeof linkAnswer>;

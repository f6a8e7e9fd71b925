import { z } from 'zod';
import { linkAnswer } from './password-link.ts';
import { staffText } from './reply-text.ts';
import { recoveryCodes, signedInReply } from './sign-in.ts';
import { userInput } from './user.ts';

/** Lifetime of a sign-in link made on the machine (ms). It works once. */
export const SIGN_IN_LINK_LIFETIME = 24 * 3_600_000;

export const signInLinkTexts = {
  badLink: staffText('signInLinkInvalid'),
  taken: staffText('signInLinkTaken'),
} as const;

const token = z
  .string({ error: signInLinkTexts.badLink })
  .min(1, signInLinkTexts.badLink)
  .max(200, signInLinkTexts.badLink);

export const signInLinkRequest = z.object({ token });

/** The address of the link's account; null if it makes the first account. */
export const signInLink = z.object({ email: z.string().nullable() });

/** The new password of an account that exists. */
export const signInLinkAnswer = linkAnswer.extend({ token });

/** The first account, as its owner fills it in. */
export const firstAccount = signInLinkAnswer.extend({
  email: userInput.shape.email,
  first_name: userInput.shape.first_name,
  last_name: userInput.shape.last_name,
});

/** The codes are shown this once. */
export const signedInByLink = signedInReply.extend(recoveryCodes.shape);

export type SignedInByLink = z.infer<typeof signedInByLink>;

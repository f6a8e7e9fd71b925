import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { instantOrNull } from './instant.ts';
import { currentPassword } from './password.ts';
import { staffText } from './reply-text.ts';
import { account } from './user.ts';

/** Digits of the one-time code, how long it holds (milliseconds) and how often it may be tried. */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME = 5 * 60_000;
export const CODE_TRIES = 5;

/** Milliseconds. A refresh token renews itself each time it is used, so this is time away from the dashboard. */
export const ACCESS_LIFETIME = 10 * 60_000;
export const REFRESH_LIFETIME = 14 * 24 * 3_600_000;

/** Maximum length of a session (ms): even a user who works every day signs in again after this. */
export const SESSION_LIFETIME = 30 * 24 * 3_600_000;

/** The texts of the specification's error catalogue, as they are spelt there. */
export const signInTexts = {
  wrongCredentials: staffText('wrongCredentials'),
  codeSent: staffText('codeSent'),
  wrongCode: staffText('wrongCode'),
  codeFailed: staffText('wrongCodeTryAgain'),
  verified: staffText('codeVerified'),
  inactive: staffText('accountInactive'),
  signedOut: staffText('signedOut'),
  signOutFailed: staffText('signOutFailed'),
  refreshMissing: staffText('refreshMissing'),
} as const;

export const credentials = z.object({
  email: emailAddress,
  password: currentPassword,
});

/** `challenge` proves, together with the code, that the same browser gave the password. */
export const codeSent = z.object({ message: z.string(), email: z.string(), challenge: z.string() });

/** `otp` is the mailed code, or one of the recovery codes. */
export const codeAnswer = z.object({
  email: emailAddress,
  otp: z.string().trim().min(1, staffText('enterCode')).max(20, staffText('codeDigits')),
  challenge: z.string().max(200).optional(),
});

export const tokens = z.object({ access: z.string(), refresh: z.string() });

export const signedInReply = tokens.extend({ user: account });

export const refreshRequest = z.object({
  refresh: z.string({ error: signInTexts.refreshMissing }).min(1, signInTexts.refreshMissing).max(200),
});

export type Credentials = z.infer<typeof credentials>;
export type CodeSent = z.infer<typeof codeSent>;
export type CodeAnswer = z.infer<typeof codeAnswer>;
export type Tokens = z.infer<typeof tokens>;
export type SignedIn = z.infer<typeof signedInReply>;

/** So many are made at a time; each works once, in place of the mailed code. New ones cancel the old. */
export const RECOVERY_CODES = 10;

export const passwordProof = z.object({ password: currentPassword });

/** The only time that they are shown: the database keeps their hashes. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const recoveryCodesLeft = z.object({ left: z.int(), created_at: instantOrNull });

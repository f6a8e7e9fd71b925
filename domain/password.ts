import { z } from 'zod';
import { commonPasswords } from './common-passwords.ts';
import { staffText } from './reply-text.ts';

/** The specification's minimum; common or leaked passwords are refused whatever their length. */
export const PASSWORD_MINIMUM = 6;
const PASSWORD_MAXIMUM = 200;

export const passwordTexts = {
  required: staffText('passwordRequired'),
  tooShort: staffText('passwordTooShort', PASSWORD_MINIMUM),
  tooLong: staffText('passwordTooLong'),
  mismatch: staffText('passwordsDiffer'),
  common: staffText('passwordTooCommon'),
  containsEmail: staffText('passwordHasEmail'),
  wrong: staffText('passwordWrong'),
  changed: staffText('passwordChanged'),
  changedWithCodes: staffText('passwordChangedWithCodes'),
} as const;

/** Minimum length of the part before the `@` to be compared: "jo" is in too many good passwords. */
const MIN_NAME_LENGTH = 4;

/** Letters people put for others, as they were meant. */
const replacements: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const meant = (text: string) => text.replaceAll(/[@431!0$5]/g, (character) => replacements[character] ?? character);
const withoutMarks = (text: string) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const withoutEnds = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** One character, or a run such as 2345678 or hgfedc, from end to end. */
function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1) steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

const plainOf = (password: string) => password.normalize('NFKC').toLowerCase();

/** The forms of the password to compare with lists: in lower case, without its first and last signs, and without the usual replacements. */
export function readingsOf(password: string): string[] {
  const plain = plainOf(password);
  const shorter = [withoutMarks(plain), withoutEnds(plain), withoutEnds(meant(plain)), meant(withoutEnds(plain))];
  return [plain, meant(plain), ...shorter];
}

const isCommon = (password: string) =>
  isRun(plainOf(password)) || readingsOf(password).some((reading) => commonPasswords.has(reading));

/**
 * The fault of a new password for the account with this address, as far as the forms know; undefined for none.
 * The server has a longer list of its own.
 */
export function passwordFault(password: string, email = ''): string | undefined {
  if (password.length < PASSWORD_MINIMUM) return passwordTexts.tooShort;
  if (password.length > PASSWORD_MAXIMUM) return passwordTexts.tooLong;
  if (isCommon(password)) return passwordTexts.common;
  const name = email.split('@')[0]?.trim().toLowerCase() ?? '';
  if (name.length >= MIN_NAME_LENGTH && password.toLowerCase().includes(name)) return passwordTexts.containsEmail;
  return undefined;
}

const checkNew = (password: string, context: z.core.$RefinementCtx<string>) => {
  const fault = passwordFault(password);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
};

/** A new password. The check against the e-mail address is made where the address is known. */
export const newPassword = z.string({ error: passwordTexts.required }).superRefine(checkNew);

/** The same, or blank: the form of an existing user keeps the password then, that of a new one sends an invitation. */
export const newPasswordOrBlank = z
  .string()
  .superRefine((password, context) => (password === '' ? undefined : checkNew(password, context)));

/** A password already chosen, given as proof. */
export const currentPassword = z
  .string({ error: staffText('enterPassword') })
  .min(1, staffText('enterPassword'))
  .max(PASSWORD_MAXIMUM, passwordTexts.tooLong);

export const passwordChange = z.object({ current_password: currentPassword, password: newPassword });

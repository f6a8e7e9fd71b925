import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MINIMUM, passwordFault, passwordTexts, readingsOf } from '../../domain/password.ts';

/** OWASP's minimum for Argon2id: 19 MiB (in KiB), two passes, one lane. Argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Made once at the start; verified against where there is no account, so that both answers take the same time. */
const nobody = hashPassword('the password of nobody at all');

/** Whether the password fits the hash. `null` (no such account, or none set) takes the same time and never fits. */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that leaked most often, some 40,000. They take 4 MB, so only once a password is set. */
async function leakedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MINIMUM));
}

/**
 * The fault of a new password for the account with this address, by the rules that the forms know and by the long list,
 * which the browser does not have. Undefined if it can be used.
 */
export async function newPasswordFault(password: string, email: string): Promise<string | undefined> {
  const fault = passwordFault(password, email);
  if (fault !== undefined) return fault;
  known ??= leakedPasswords();
  const leaked = await known;
  return readingsOf(password).some((reading) => leaked.has(reading)) ? passwordTexts.common : undefined;
}

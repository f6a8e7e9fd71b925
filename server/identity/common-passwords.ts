import { PASSWORD_MINIMUM, passwordFault, passwordTexts, readingsOf } from '../../domain/password.ts';

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

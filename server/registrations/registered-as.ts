import { type RawBuilder, sql } from 'kysely';
import { type EventRegistrationInput, registrationTexts } from '../../domain/event-registration.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { badRequest } from '../http/http-error.ts';
import { normaliseEmail } from '../identity/accounts.ts';

/** The contact that a registration counts once by: the e-mail address, or the telephone number of who left none. */
interface Contact {
  email: string;
  phone_number: string | null;
}

/**
 * What stands in these columns. The release before reads `email` alone, so the number stands there too (decision 43). Throws a
 * 400 if the only contact is a telephone number that cannot be called.
 */
export function registeredAs({ email, phone }: Pick<EventRegistrationInput, 'email' | 'phone'>): Contact {
  if (email !== '') return { email: normaliseEmail(email), phone_number: null };
  const number = phoneNumber(phone);
  if (number === undefined) throw badRequest(registrationTexts.phone, { phone: [registrationTexts.phone] });
  return { email: number, phone_number: number };
}

/** The e-mail address; empty where there is none. */
export const emailOf = ({ email, phone_number }: Contact): string => (phone_number === null ? email : '');

/** A condition: an e-mail reaches them. */
export const hasEmail: RawBuilder<boolean> = sql<boolean>`phone_number is null`;

import { type RawBuilder, sql } from 'kysely';
import { type EventRegistrationInput, registrationTexts } from '../../domain/event-registration.ts';
import { isPhoneNumber, phoneNumber } from '../../domain/phone.ts';
import { badRequest } from '../http/http-error.ts';
import { normaliseEmail } from '../identity/accounts.ts';

// The column `email` holds the contact: the e-mail address or, without one, the telephone number as
// `+250788111222`. Release 0.1.0 expects one registration per event and value of this column (decision 43).

/** The value of a registration in that column. Throws a 400 if the only contact is a telephone number that cannot be called. */
export function reachedBy({ email, phone }: Pick<EventRegistrationInput, 'email' | 'phone'>): string {
  const address = email === '' ? phoneNumber(phone) : normaliseEmail(email);
  if (address === undefined) throw badRequest(registrationTexts.phone, { phone: [registrationTexts.phone] });
  return address;
}

/** The e-mail address in that column; empty where there is a telephone number. */
export const emailIn = (address: string): string => (isPhoneNumber(address) ? '' : address);

/** A condition: an e-mail reaches them. */
export const hasEmail: RawBuilder<boolean> = sql<boolean>`email like '%@%'`;

import { line } from './text.ts';

/** Digits of a telephone number, with the country's. */
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

/** The country that a number without one is meant in: Rwanda. So many digits follow it. */
export const COUNTRY = '250';
export const OWN_DIGITS = 9;

/**
 * The digits of a telephone number with its country, `250788111222`, as links to calls and WhatsApp take them; undefined
 * for what is not plausibly a number.
 */
export function phoneDigits(phone: string): string | undefined {
  const written = phone.trim();
  if (!/^\+?[\d\s().\-/]+$/.test(written)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const whole = withoutTrunkZero(written.startsWith('+') ? digits : withCountry(digits));
  if (whole.startsWith(COUNTRY) && whole.length !== COUNTRY.length + OWN_DIGITS) return undefined;
  return whole.length >= MIN_DIGITS && whole.length <= MAX_DIGITS && !whole.startsWith('0') ? whole : undefined;
}

/** Numbers of Rwanda are written `0788 111 222`, some without the zero; `00` stands for the plus. */
function withCountry(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return COUNTRY + digits.slice(1);
  return digits.startsWith('7') && digits.length === OWN_DIGITS ? COUNTRY + digits : digits;
}

/** Many write the zero of the number at home behind the country too: `+250 0788 111 222`. */
const withoutTrunkZero = (digits: string) => digits.replace(/^2500/, COUNTRY);

/**
 * A telephone number as `+250788111222` (E.164), the same however it was written; undefined for text that is not plausibly
 * a number. It takes the place of the e-mail address for people who have none.
 */
export function phoneNumber(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  return digits === undefined ? undefined : `+${digits}`;
}

/** Whether this contact is a telephone number, not an e-mail address. */
export const isPhoneNumber = (address: string): boolean => /^\+\d+$/.test(address);

/**
 * An optional telephone number as people write it. Phones add invisible marks when they copy a number from the contacts;
 * these are removed.
 */
export const phoneLine = (most: number) =>
  line(most)
    .overwrite((text) =>
      text
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\p{Zs}/gu, ' ')
        .replaceAll(/\p{Pd}/gu, '-')
        .trim(),
    )
    .default('');

/** The pattern that the browser checks before it sends a number; the server checks more. */
export const phonePattern = `^\\D*(?:\\d\\D*){${MIN_DIGITS},${MAX_DIGITS}}$`;

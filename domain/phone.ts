import { line } from './text.ts';

/** Digits of a telephone number, with the country's. */
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

/** The country that a number without one is meant in: Rwanda. So many digits follow it. */
export const COUNTRY = '250';
export const OWN_DIGITS = 9;

/** Codes of countries: one or two digits for these, three for all others. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Countries whose numbers begin with a zero from abroad too: Italy, San Marino, Ivory Coast, Burkina Faso, Benin, Gabon, Congo. */
const zeroBelongs = new Set(['39', '378', '379', '225', '226', '229', '241', '242']);

/** The number as people see it: phones add invisible marks when they copy one from the contacts. */
const visible = (phone: string) =>
  phone
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();

/**
 * The digits of a telephone number with its country, `250788111222`, as links to calls and WhatsApp take them; undefined
 * for what is not plausibly a number.
 */
export function phoneDigits(phone: string): string | undefined {
  const written = visible(phone);
  if (!/^(?:[\s(]*\+)?[\d\s().\-/]+$/.test(written)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const whole = withoutTrunkZero(written.includes('+') ? digits : withCountry(digits));
  return isWhole(whole) ? whole : undefined;
}

/** Tells the digits of a number with its country from those of a part of one. */
const isWhole = (digits: string) =>
  digits.startsWith(COUNTRY)
    ? digits.length === COUNTRY.length + OWN_DIGITS
    : digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !digits.startsWith('0');

/** Numbers of Rwanda are written `0788 111 222`, some without the zero; `00` stands for the plus. */
function withCountry(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return COUNTRY + digits.slice(1);
  return digits.startsWith('7') && digits.length === OWN_DIGITS ? COUNTRY + digits : digits;
}

/** Splits digits behind the country's code. */
function splitCountry(digits: string): { country: string; own: string } {
  const [country = ''] = countryCode.exec(digits) ?? [];
  return { country, own: digits.slice(country.length) };
}

/** Many write the zero of the number at home behind the country too: `+250 0788 111 222`, `+32 (0)475 12 34 56`. */
function withoutTrunkZero(digits: string): string {
  const { country, own } = splitCountry(digits);
  return own.startsWith('0') && !zeroBelongs.has(country) ? country + own.slice(1) : digits;
}

/** The country and the rest of a number as `phoneNumber` gives it. */
export const partsOfNumber = (number: string): { country: string; own: string } => splitCountry(number.slice(1));

/**
 * A telephone number as `+250788111222` (E.164), the same however it was written; undefined for text that is not plausibly
 * a number. It takes the place of the e-mail address for people who have none.
 */
export function phoneNumber(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  return digits === undefined ? undefined : `+${digits}`;
}

/** Tells a whole telephone number, as `phoneNumber` writes it, from an e-mail address and from a part of a number. */
export const isPhoneNumber = (address: string): boolean => /^\+\d+$/.test(address) && isWhole(address.slice(1));

/** An optional telephone number as people write it, without what nobody sees in it. */
export const phoneLine = (most: number) => line(most).overwrite(visible).default('');

/** The pattern that the browser checks before it sends a number; the server checks more. */
export const phonePattern = `^\\D*(?:\\d\\D*){${MIN_DIGITS},${MAX_DIGITS}}$`;

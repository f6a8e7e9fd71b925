import { sameText, secretAfter } from '../identity/secrets.ts';

// Addresses that only their owner knows: of a pledge, and of the file of a receipt or of a year's summary. The secret is made
// from the record's number with the site's key, so nothing is stored, and staff can send the link once more.

type Kind = 'pledge' | 'receipt';

/** A giver and a year of gifts. */
export interface GiverYear {
  giver: number;
  year: number;
}

/** Characters of the secret: 132 bits. */
const LENGTH = 22;

const secretOf = (kind: Kind | 'summary', record: number | string, secretKey: string) =>
  secretAfter(String(record), kind, secretKey).slice(0, LENGTH);

export const linkToken = (kind: Kind, id: number, secretKey: string): string =>
  `${id}-${secretOf(kind, id, secretKey)}`;

/** The number of the record that this token is for; undefined where the token is not ours. */
export function idOfToken(kind: Kind, token: string, secretKey: string): number | undefined {
  const [, digits, secret] = /^([1-9]\d{0,9})-([\w-]{22})$/.exec(token) ?? [];
  if (digits === undefined || secret === undefined) return undefined;
  const id = Number(digits);
  return sameText(secret, secretOf(kind, id, secretKey)) ? id : undefined;
}

/**
 * The same for what a giver gave in a year, sent to this address: the link ends where the address is no longer theirs, as
 * after an undone merge.
 */
export const summaryToken = ({ giver, year }: GiverYear, email: string, secretKey: string): string =>
  `${giver}-${year}-${secretOf('summary', `${giver}-${year} ${email}`, secretKey)}`;

/** Whose summary the token is for, if its secret is right: compare it with those of the giver's addresses. */
export function summaryOfToken(token: string): GiverYear | undefined {
  const [, giver, year] = /^([1-9]\d{0,9})-(\d{4})-[\w-]{22}$/.exec(token) ?? [];
  return giver === undefined || year === undefined ? undefined : { giver: Number(giver), year: Number(year) };
}

/** Whether the token was made for one of these e-mail addresses. */
export const isSummaryFor = (token: string, asked: GiverYear, emails: readonly string[], secretKey: string): boolean =>
  emails.some((email) => email !== '' && sameText(token, summaryToken(asked, email, secretKey)));

import { sameText, secretAfter } from '../identity/secrets.ts';

// Addresses that only their owner knows: of a pledge, and of the file of a receipt or of a year's summary. The secret is made
// from the record's number with the site's key, so nothing is stored, and staff can send the link once more.

type Kind = 'pledge' | 'receipt';

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

/** The same for what a giver gave in a year. */
export const summaryToken = (giver: number, year: number, secretKey: string): string =>
  `${giver}-${year}-${secretOf('summary', `${giver}-${year}`, secretKey)}`;

export function summaryOfToken(token: string, secretKey: string): { giver: number; year: number } | undefined {
  const [, giver, year, secret] = /^([1-9]\d{0,9})-(\d{4})-([\w-]{22})$/.exec(token) ?? [];
  if (giver === undefined || year === undefined || secret === undefined) return undefined;
  if (!sameText(secret, secretOf('summary', `${giver}-${year}`, secretKey))) return undefined;
  return { giver: Number(giver), year: Number(year) };
}

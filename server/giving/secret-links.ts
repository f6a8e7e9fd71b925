import { randomSecret, sameText, secretAfter } from '../identity/secrets.ts';

// Addresses that only their owner knows: of a pledge, and of the file of a receipt or of a year's summary. The secret is made
// from the record's number and its nonce with the site's key, so staff can give the link once more; a new nonce ends it.

type Kind = 'pledge' | 'receipt';

/** A record with a link. Records from before there were nonces have none. */
interface Linked {
  id: number;
  link_nonce: string | null;
}

/** A giver and a year of gifts. */
export interface GiverYear {
  giver: number;
  year: number;
}

/** Characters of the secret: 132 bits. */
const LENGTH = 22;

export const newNonce = () => randomSecret().slice(0, LENGTH);

const withNonce = (text: string, nonce: string | null) => (nonce === null ? text : `${text} ${nonce}`);

const secretOf = (kind: Kind | 'summary', linked: string, secretKey: string) =>
  secretAfter(linked, kind, secretKey).slice(0, LENGTH);

export const linkToken = (kind: Kind, { id, link_nonce }: Linked, secretKey: string): string =>
  `${id}-${secretOf(kind, withNonce(String(id), link_nonce), secretKey)}`;

/** The number of the record that a token says it is for; undefined where it has not the form of a token. */
export function idInToken(token: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,9})-[\w-]{22}$/.exec(token) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

export const isLinkTo = (kind: Kind, token: string, linked: Linked, secretKey: string): boolean =>
  sameText(token, linkToken(kind, linked, secretKey));

/**
 * The same for what a giver gave in a year, sent to this address: the link ends where the address is not theirs any more, as
 * after an undone merge.
 */
export const summaryToken = (
  { giver, year }: GiverYear,
  { email, link_nonce }: { email: string; link_nonce: string | null },
  secretKey: string,
): string => `${giver}-${year}-${secretOf('summary', withNonce(`${giver}-${year} ${email}`, link_nonce), secretKey)}`;

/** Whose summary the token is for, if its secret is right: compare it with those of the giver's addresses. */
export function summaryOfToken(token: string): GiverYear | undefined {
  const [, giver, year] = /^([1-9]\d{0,9})-(\d{4})-[\w-]{22}$/.exec(token) ?? [];
  return giver === undefined || year === undefined ? undefined : { giver: Number(giver), year: Number(year) };
}

/** Tells whether the token was made for one of these e-mail addresses. */
export const isSummaryFor = (
  token: string,
  asked: GiverYear,
  people: readonly { email: string; link_nonce: string | null }[],
  secretKey: string,
): boolean => people.some((one) => one.email !== '' && sameText(token, summaryToken(asked, one, secretKey)));

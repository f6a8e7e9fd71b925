import { staffText } from './reply-text.ts';
import { line } from './text.ts';

const badLink = staffText('fullWebAddress');

/** Characters of an address: no browser takes a longer one everywhere. */
const MAX_ADDRESS_LENGTH = 2000;

/** A domain with a dot in it, perhaps with a port and a path behind it. */
const dotted =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A page of this site, from its root. What begins with two slashes, or hides one, is another site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

const isReadable = (address: string) => ownPath.test(address) || URL.canParse(address);

/**
 * A link: a web address with a dotted domain, with or without `http://` or `https://`, or a page of this site (`/donate`).
 * Stored with its `https://`.
 */
export const webAddress = (missing: string, wrong: string) =>
  line(MAX_ADDRESS_LENGTH, { missing, tooLong: wrong })
    .min(1, missing)
    .refine((address) => dotted.test(address) || ownPath.test(address), wrong)
    .overwrite((address) => (dotted.test(address) && !/^https?:/i.test(address) ? `https://${address}` : address))
    .refine(isReadable, wrong);

/** A whole address of another site; empty becomes null. */
export const optionalLink = line(MAX_ADDRESS_LENGTH, { missing: badLink, tooLong: badLink })
  .refine((address) => address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address)), badLink)
  .nullable()
  .transform((address) => address || null);

/** A stored address of another site if it still is one: checked when saved, and again when shown. */
export const shownLink = (address: string | null): string | null =>
  address === null ? null : (optionalLink.safeParse(address).data ?? null);

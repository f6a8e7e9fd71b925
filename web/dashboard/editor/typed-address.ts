import * as words from '#locale/dashboard/editor.ts';
import { filmPlayer } from '../../../domain/video.ts';
import { webAddress } from '../../../domain/web-address.ts';

const leadsTo = webAddress(words.wrongLinkAddress, words.wrongLinkAddress);

const mail = /^(?:mailto:)?([^\s@:/]+@[^\s@/]+\.[^\s@/]+)$/i;
const telephone = /^tel:\+?[\d\s()-]+$/i;

/** Turns the text of a link field into the link's address, or says why it leads nowhere. */
export function readLinkAddress(text: string): { address: string } | { problem: string } {
  const written = text.trim();
  const mailbox = mail.exec(written)?.[1];
  if (mailbox !== undefined) return { address: `mailto:${mailbox}` };
  if (telephone.test(written)) return { address: written.replaceAll(/[\s()-]/g, '') };
  const { success, data } = leadsTo.safeParse(written);
  return success ? { address: data } : { problem: words.wrongLinkAddress };
}

/** Turns the typed text into the address of a film that the site can show, or returns an error message. */
export function readFilmAddress(text: string): { address: string } | { problem: string } {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && filmPlayer(address) !== null ? { address } : { problem: words.wrongFilmAddress };
}

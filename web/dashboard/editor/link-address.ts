import * as words from '#locale/dashboard/editor.ts';
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

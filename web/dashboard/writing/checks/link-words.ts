import * as words from '#locale/dashboard/checks.ts';
import { type Check, type Finding, quoted } from './finding.ts';
import { isVague, plainly } from './vague-words.ts';
import type { TextLink } from './written-text.ts';

/** An address that is written out; that of a site alone, or of a mailbox, can be read. */
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

const isBare = (written: string) => bareAddress.test(written);

/** Two ways to write an address that lead to the same page. */
const sameAddress = (href: string) => (href.endsWith('/') ? href.slice(0, -1) : href);

/** What is the matter with the words of one link. */
function saidOf(written: string): string | undefined {
  if (plainly(written) === '') return written.trim() === '' ? words.noWords : words.onlySigns(quoted(written));
  if (isBare(written)) return words.bareAddress(quoted(written));
  return isVague(written) ? words.vague(quoted(written)) : undefined;
}

/** Links whose words do not say where they lead, or say the same of two places. */
export const linkWordChecks: Check = ({ links }) => {
  const addresses = new Map<string, string>();
  const told = new Set<string>();
  const found: Finding[] = [];
  const look = (link: TextLink) => {
    const written = link.words.trim();
    const said = saidOf(written);
    if (said !== undefined) return found.push({ said, place: link });
    const [name, address] = [plainly(written), sameAddress(link.href)];
    const before = addresses.get(name);
    if (before === undefined) return addresses.set(name, address);
    if (before === address || told.has(name)) return undefined;
    told.add(name);
    return found.push({ said: words.twoAddresses(quoted(written)), place: link });
  };
  for (const link of links) if (!link.isPicture) look(link);
  return found;
};

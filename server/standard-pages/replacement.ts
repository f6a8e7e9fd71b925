import { addresses } from '../../domain/addresses.ts';
import { staffText } from '../../domain/reply-text.ts';
import { type StandardPageName, standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import { badRequest } from '../http/http-error.ts';
import { placeOf } from '../links/place.ts';
import { targetsOf } from '../links/targets.ts';
import { isReplacing, replacingRecords } from '../page-leads/replacements.ts';
import type { ChosenPage, Replacement } from '../page-leads/store.ts';
import { readTarget } from '../redirects/wanted.ts';

const refused = (text: string) => badRequest(text, { target: [text] });

/** Pages for those who have a link out of a mail show nothing to others. */
const unlisted: readonly string[] = [addresses.confirmSubscription, addresses.endSubscription];

const spellings: ReadonlyMap<string, string> = new Map(
  Object.values<unknown>(addresses).flatMap((address) =>
    typeof address === 'string' && !unlisted.includes(address) ? [[address.toLowerCase(), address] as const] : [],
  ),
);

/** The address of one of the pages that every site has, as the specification spells it; undefined for what is none of them. */
function standardAddress(path: string): string | undefined {
  const name = standardPageAt(path);
  return name === undefined ? spellings.get(path.toLowerCase().replace(/(.)\/$/, '$1')) : addresses[name];
}

/** Whether visitors of the page would be led back to it by what the others are replaced by. */
function leadsRound(name: StandardPageName, address: string, pages: readonly ChosenPage[]): boolean {
  const passed = new Set<StandardPageName>();
  let at = standardPageAt(address);
  while (at !== undefined && at !== name && !passed.has(at)) {
    passed.add(at);
    const next = pages.find((page) => page.name === at);
    at = standardPageAt(next?.address?.split('?')[0] ?? '');
  }
  return at === name;
}

interface Chosen {
  db: Database;
  /** What staff have chosen for all pages. */
  pages: readonly ChosenPage[];
  publicUrl: string;
  now: string;
}

/** What is to take the place of the page, as staff typed its address. Throws a 400 at the field for what cannot. */
export async function readReplacement(name: StandardPageName, written: string, chosen: Chosen): Promise<Replacement> {
  const { db, pages, publicUrl, now } = chosen;
  const path = readTarget(written, publicUrl);
  if (path === undefined) throw refused(staffText('targetElsewhere'));
  const [pathname = '', query = ''] = path.split('?');
  const address = standardAddress(pathname);
  if (address !== undefined) {
    if (leadsRound(name, address, pages))
      throw refused(staffText(standardPageAt(address) === name ? 'replacedByItself' : 'leadsRound'));
    const next = pages.find((page) => page.name === standardPageAt(address));
    if (next?.state === 'off') throw refused(staffText('replacementIsOff'));
    return { target: null, target_id: null, address: query === '' ? address : `${address}?${query}` };
  }
  const place = placeOf(path);
  const found = place && (await targetsOf(db, [place])).get(place);
  if (!found || !isReplacing(found.target)) throw refused(staffText('noReplacement'));
  const replacement = { target: found.target, target_id: found.target_id, address: null };
  const records = await replacingRecords(db, [replacement], now);
  const record = records.get(`${found.target} ${found.target_id}`);
  if (!record) throw refused(staffText('noReplacement'));
  if (record.trouble !== null) throw refused(staffText('replacementNotPublic'));
  return replacement;
}

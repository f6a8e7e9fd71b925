import { addresses, addressesIn } from '../../domain/addresses.ts';
import { addressIn, type Language } from '../../domain/languages.ts';
import type { LinkTrouble } from '../../domain/links.ts';
import { type StandardPageName, standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { Services } from '../services.ts';
import { publishedTextsInAddresses } from '../translations/published.ts';
import { recordAddress } from '../translations/record-addresses.ts';
import { partOf } from '../translations/store.ts';
import { idsOf, replacingKinds, replacingRecords } from './replacements.ts';
import { type ChosenPage, rememberedChoices } from './store.ts';

/** Where the visitors of a standard page are led: to an address; null where it is switched off. */
export type Leads = ReadonlyMap<StandardPageName, string | null>;

const nowhere: Leads = new Map();

/** Where a replaced page leads, and why visitors find nothing there. */
export interface Reached {
  /** Null where the record was deleted for good. */
  address: string | null;
  title: string | null;
  trouble: LinkTrouble | null;
}

type Reach = (page: ChosenPage) => Reached;

/** Finds where replaced pages lead in a language. One that is replaced by another one of them leads to where that leads, at once. */
export async function reaching(
  db: Database,
  pages: readonly ChosenPage[],
  language: Language,
  now: Date,
  cacheContext?: CacheContext,
): Promise<Reach> {
  const records = await replacingRecords(db, pages, now.toISOString(), cacheContext);
  const texts = new Map<string, string>();
  for (const kind of replacingKinds) {
    const ids = idsOf(pages, kind);
    for (const [key, text] of await publishedTextsInAddresses(db, kind, ids)) texts.set(`${kind} ${key}`, text);
    cacheContext?.addParts(
      'translations',
      ids.map((id) => partOf(kind, String(id), language)),
    );
  }
  const byName = new Map(pages.map((page) => [page.name, page]));

  const nextOf = ({ name, address }: ChosenPage) => {
    const next = byName.get(standardPageAt(address?.split('?')[0] ?? '') ?? name);
    return next?.name === name ? undefined : next;
  };

  /** Nobody can choose a circle; one that is there all the same must lead nobody round. */
  function goesRound(page: ChosenPage): boolean {
    const passed = new Set<ChosenPage>();
    let next = nextOf(page);
    while (next && next !== page && !passed.has(next)) {
      passed.add(next);
      next = nextOf(next);
    }
    return next === page;
  }

  function ofRecord(kind: NonNullable<ChosenPage['target']>, id: number | null): Reached {
    const record = records.get(`${kind} ${id}`);
    if (!record) return { address: null, title: null, trouble: 'gone' };
    const address = recordAddress(kind, record, texts.get(`${kind} ${id} ${language}`), addressesIn(language));
    return { address, title: record.title, trouble: record.trouble };
  }

  function reach(page: ChosenPage): Reached {
    if (page.target !== null) return ofRecord(page.target, page.target_id);
    const own: Reached = { address: addressIn(language, page.address ?? addresses.home), title: null, trouble: null };
    const next = nextOf(page);
    if (next?.state === 'off' || goesRound(page)) return { ...own, trouble: 'off' };
    const further = next && reach(next);
    // Where the replacement of that one cannot be read, it is shown itself.
    return further?.trouble === null ? further : own;
  }
  return reach;
}

export type LeadsIn = (language: Language, now: Date, cacheContext?: CacheContext) => Promise<Leads>;

/**
 * Where visitors are led from the standard pages that are switched off or replaced. A page whose replacement they cannot read is not
 * among them: they find it as it came with the site.
 */
export function standardPageLeads({ db, ...services }: Pick<Services, 'db' | 'versions'>): LeadsIn {
  const choices = rememberedChoices({ db, ...services });
  return async (language, now, cacheContext) => {
    const pages = await choices();
    cacheContext?.addTags('settings');
    if (pages.length === 0) return nowhere;
    const reach = await reaching(db, pages, language, now, cacheContext);
    const leads = new Map<StandardPageName, string | null>();
    for (const page of pages) {
      const { address, trouble } = reach(page);
      if (page.state === 'off') leads.set(page.name, null);
      else if (trouble === null && address !== null) leads.set(page.name, address);
    }
    return leads;
  };
}

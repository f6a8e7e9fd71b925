import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../domain/site.ts';
import {
  factFields,
  type SiteFactName,
  settingWords,
  stateOfField,
  type UnconfirmedFact,
} from '../../domain/site-fact.ts';
import { type SitePageSlug, sitePageSlugs } from '../../domain/site-page.ts';
import { cut } from '../../domain/text.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { plainText } from '../html/plain-text.ts';
import { readSitePage } from '../site-pages/store.ts';
import { readSiteSettings } from './store.ts';

/** Characters of a fact that the list of them shows. */
const SHOWN = 300;

interface OwnWords extends UnconfirmedFact {
  /** Of all that it says: a release that says something else is asked about again. */
  fingerprint: string;
}

const ownWords = (fact: SiteFactName, state: UnconfirmedFact['state'], words: string, text: string): OwnWords => ({
  fact,
  state,
  text: cut(text, SHOWN),
  fingerprint: createHash('sha256').update(words).digest('base64url'),
});

function ownSettings(settings: SiteSettings): OwnWords[] {
  return factFields.flatMap((fact) => {
    const state = stateOfField(fact, settings);
    const words = settingWords(fact, settings);
    return state === undefined ? [] : [ownWords(fact, state, words, words)];
  });
}

async function ownPage(db: Database, fact: SitePageSlug): Promise<OwnWords[]> {
  const { title, body, updated_at } = await readSitePage(db, fact);
  return updated_at === null ? [ownWords(fact, 'default', `${title}\n${body}`, plainText(body))] : [];
}

/** All default texts of the site, confirmed or not. */
async function everyOwnWord(db: Database): Promise<OwnWords[]> {
  const pages = await Promise.all(sitePageSlugs.map((slug) => ownPage(db, slug)));
  return [...ownSettings(await readSiteSettings(db)), ...pages.flat()];
}

/** What must be replaced comes before what is missing, and that before what may be so. */
const byUrgency = ['sample', 'missing', 'default'] as const;

/** The facts that nobody has confirmed or changed, the most urgent first. */
export async function unconfirmedFacts(db: Database): Promise<UnconfirmedFact[]> {
  const confirmed = await db.selectFrom('site_confirmations').select(['fact', 'fingerprint']).execute();
  const isConfirmed = (own: OwnWords) =>
    confirmed.some(({ fact, fingerprint }) => fact === own.fact && fingerprint === own.fingerprint);
  return (await everyOwnWord(db))
    .filter((own) => !isConfirmed(own))
    .map(({ fingerprint: _, ...fact }) => fact)
    .toSorted((a, b) => byUrgency.indexOf(a.state) - byUrgency.indexOf(b.state));
}

/** Notes that what the site says now is so. What staff have changed needs no note; a sample cannot be so. */
export async function confirmFacts(unit: UnitOfWork, facts: readonly SiteFactName[]): Promise<void> {
  const own = (await everyOwnWord(unit.db)).filter(({ fact, state }) => facts.includes(fact) && state !== 'sample');
  for (const { fact, fingerprint } of own) {
    const values = { fingerprint, confirmed_at: unit.now };
    await unit.db
      .insertInto('site_confirmations')
      .values({ fact, ...values })
      .onConflict((known) => known.column('fact').doUpdateSet(values))
      .execute();
  }
}

export async function unconfirmFact({ db }: UnitOfWork, fact: SiteFactName): Promise<void> {
  await db.deleteFrom('site_confirmations').where('fact', '=', fact).execute();
}

import { createHash } from 'node:crypto';
import {
  factFields,
  type SiteFactName,
  settingWords,
  siteFactNames,
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

const wordsOfPage = async (db: Database, fact: SitePageSlug): Promise<OwnWords & { isUnchanged: boolean }> => {
  const { title, body, updated_at } = await readSitePage(db, fact);
  return { ...ownWords(fact, 'default', `${title}\n${body}`, plainText(body)), isUnchanged: updated_at === null };
};

/** All default texts of the site, confirmed or not, also where their translation took their place. */
async function everyOwnWord(db: Database): Promise<OwnWords[]> {
  const translated = await db.selectFrom('translated_facts').selectAll().where('fact', 'in', siteFactNames).execute();
  const isTranslated = (one: OwnWords) =>
    translated.some(({ fact, fingerprint }) => fact === one.fact && fingerprint === one.fingerprint);
  const settings = await readSiteSettings(db);
  const ofSettings = factFields.flatMap((fact) => {
    const state = stateOfField(fact, settings);
    const words = settingWords(fact, settings);
    const own = ownWords(fact, state ?? 'default', words, words);
    return state !== undefined || isTranslated(own) ? [own] : [];
  });
  const pages = await Promise.all(sitePageSlugs.map((slug) => wordsOfPage(db, slug)));
  const ofPages = pages.flatMap(({ isUnchanged, ...own }) => (isUnchanged || isTranslated(own) ? [own] : []));
  return [...ofSettings, ...ofPages];
}

/**
 * Begins to put words in another language in the place of those of the site. What it answers runs after that: of what was the
 * program's own before, the new words are too.
 */
export async function keepingOwnWords(db: Database): Promise<() => Promise<void>> {
  const before = new Map((await everyOwnWord(db)).map(({ fact, fingerprint }) => [fact, fingerprint]));
  return async () => {
    const settings = await readSiteSettings(db);
    const present = [
      ...factFields.map((fact) => ownWords(fact, 'default', settingWords(fact, settings), '')),
      ...(await Promise.all(sitePageSlugs.map((slug) => wordsOfPage(db, slug)))),
    ];
    for (const { fact, fingerprint } of present) {
      const old = before.get(fact);
      if (old === undefined || old === fingerprint) continue;
      const added = db.insertInto('translated_facts').values({ fact, fingerprint });
      await added.onConflict((known) => known.columns(['fact', 'fingerprint']).doNothing()).execute();
      // What was confirmed is confirmed.
      await db
        .updateTable('site_confirmations')
        .set({ fingerprint })
        .where('fact', '=', fact)
        .where('fingerprint', '=', old)
        .execute();
    }
  };
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

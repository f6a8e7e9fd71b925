import { type SiteFactName, siteFieldLabels, type UnconfirmedFact } from '../../../domain/site-fact.ts';
import { type SitePageSlug, sitePageSlugs } from '../../../domain/site-page.ts';
import { staffAddresses } from '../../addresses.ts';

const pageNames: Record<SitePageSlug, string> = {
  services: 'Page: Our Services',
  privacy: 'Page: Privacy Policy',
  terms: 'Page: Terms of Service',
  cookies: 'Page: Cookie Policy',
};

const isPage = (fact: SiteFactName): fact is SitePageSlug => sitePageSlugs.some((slug) => slug === fact);

export const nameOfFact = (fact: SiteFactName) => (isPage(fact) ? pageNames[fact] : siteFieldLabels[fact]);

/** Where staff change it. */
export const addressOfFact = (fact: SiteFactName) =>
  isPage(fact) ? staffAddresses.sitePage(fact) : staffAddresses.siteSettings;

/** The text on the site, or the meaning of its absence. */
export function wordsOfFact({ fact, state, text }: UnconfirmedFact): string {
  if (state === 'sample')
    return `${text}\nThis is the sample organisation’s. Replace it before you tell people of the site.`;
  if (state !== 'missing') return text;
  if (fact === 'email') return 'There is none. Visitors see none, and nobody is told by mail what visitors send.';
  return 'There is none, and visitors see none.';
}

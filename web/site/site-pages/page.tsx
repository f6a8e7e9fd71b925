import { addresses } from '../../../domain/addresses.ts';
import type { SitePage, SitePageSlug } from '../../../domain/site-page.ts';
import { definePage, type Page } from '../render.tsx';
import type { Section } from '../section.ts';
import { sitePageFailed } from './failed.ts';
import { LegalPage } from './LegalPage.tsx';

interface LegalPageFacts {
  slug: Exclude<SitePageSlug, 'services'>;
  address: string;
  /** Its name where its own text did not come. */
  title: string;
  description: string;
}

const facts: readonly LegalPageFacts[] = [
  {
    slug: 'privacy',
    address: addresses.privacy,
    title: 'Privacy Policy',
    description: 'What we store when you send us something, why, for how long, and what rights you have.',
  },
  {
    slug: 'terms',
    address: addresses.terms,
    title: 'Terms of Service',
    description: 'What you can expect of this website, and what we expect of you.',
  },
  {
    slug: 'cookies',
    address: addresses.cookies,
    title: 'Cookie Policy',
    description: 'What this website keeps in your browser, and what it does not.',
  },
];

const define = ({ slug, address, title, description }: LegalPageFacts): Page =>
  definePage<Section<SitePage>>({
    address,
    load: ({ request, section }) =>
      section(request('GET /site-pages/{slug}/', { parameters: { slug } }), sitePageFailed),
    head: (page) => ({
      title: page.state === 'loaded' ? page.data.title : title,
      description,
      canonical: address,
    }),
    Page: ({ data, timeZone }) => <LegalPage page={data} title={title} address={address} timeZone={timeZone} />,
  });

export const legalPages: readonly Page[] = facts.map(define);

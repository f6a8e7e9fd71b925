import * as words from '#locale/page.ts';
import type { SitePage, SitePageSlug } from '../../../domain/site-page.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import type { PageProps } from '../page.ts';
import type { DefinedPage } from '../render.tsx';
import type { Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { langOf } from '../untranslated.ts';
import { SitePageText, sitePageFailed } from './SitePageText.tsx';

const links = [
  { label: words.privacyPolicy, address: addresses.privacy },
  { label: words.termsOfService, address: addresses.terms },
  { label: words.cookiePolicy, address: addresses.cookies },
];

/** From one of these pages to the others: beside the text, or below it where there is no room. */
function LegalMenu({ current }: { current: string }) {
  return (
    <nav aria-label={words.policies} className="max-lg:mt-14 lg:col-start-1 lg:row-start-1">
      <ul className="border-ink border-t-4 lg:sticky lg:top-28">
        {links.map(({ label, address }) => (
          <li key={address} className="border-line border-b-2">
            <a
              href={address}
              aria-current={address === current ? 'page' : undefined}
              className="flex min-h-12 items-center py-2 font-semibold underline-offset-4 hover:underline aria-[current]:border-call aria-[current]:border-l-8 aria-[current]:pl-3"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LegalPageProps {
  page: Section<SitePage>;
  /** Its name where its own text did not come. */
  title: string;
  address: string;
  timeZone: string;
}

/** A page to be read in quiet: privacy, terms, cookies. */
function LegalPage({ page, title, address, timeZone }: LegalPageProps) {
  return (
    <>
      <Band motif="steps" tone="chalk" size="regular" />
      <article
        aria-labelledby="legal-title"
        className="page-width grid gap-x-16 pt-10 pb-16 lg:grid-cols-[16rem_1fr] lg:pt-16 lg:pb-24"
      >
        <div className="lg:col-start-2">
          <h1
            id="legal-title"
            lang={page.state === 'loaded' ? langOf(page.data, 'title') : undefined}
            className="text-title"
          >
            {page.state === 'loaded' ? page.data.title : title}
          </h1>
          <SitePageText page={page} address={address} timeZone={timeZone} />
        </div>
        <LegalMenu current={address} />
      </article>
    </>
  );
}

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
    title: words.privacyPolicy,
    description: words.whatWeStoreWhenYou,
  },
  {
    slug: 'terms',
    address: addresses.terms,
    title: words.termsOfService,
    description: words.whatYouCanExpectFrom,
  },
  {
    slug: 'cookies',
    address: addresses.cookies,
    title: words.cookiePolicy,
    description: words.whatThisWebsiteStores,
  },
];

const define = ({ slug, address, title, description }: LegalPageFacts): DefinedPage => {
  const Page = ({ data, timeZone }: PageProps<Section<SitePage>>) => (
    <LegalPage page={data} title={title} address={address} timeZone={timeZone} />
  );
  return definePageOfSections<Section<SitePage>, LegalPageFacts['slug']>({
    name: slug,
    address,
    load: ({ request, section }) =>
      section(request('GET /site-pages/{slug}/', { parameters: { slug } }), sitePageFailed),
    head: (page) => ({
      title: page.state === 'loaded' ? page.data.title : title,
      description,
      canonical: address,
    }),
    sections: { privacy_page: Page, terms_page: Page, cookies_page: Page },
  });
};

export const legalPages: readonly DefinedPage[] = facts.map(define);

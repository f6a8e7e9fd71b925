import type { ReactNode } from 'react';
import * as words from '#locale/layout.ts';
import { ANNOUNCEMENT_ROTATION, type Announcement } from '../../../domain/collections/announcements.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { addresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import { telephoneLink } from '../components/telephone-link.ts';
import { mapSection, type Section } from '../section.ts';
import AnnouncementStrip, { shownAnnouncement } from './AnnouncementStrip.island.tsx';
import { brandOf } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { LanguageSwitch, offersOf, otherLanguages } from './LanguageSwitch.tsx';
import { Navigation } from './Navigation.tsx';
import type { PageIn } from './page-in-languages.ts';
import { SocialLinks } from './SocialLinks.tsx';

interface TopBarProps {
  site: SiteSettings;
  announcements: Section<Announcement[]>;
  path: string;
  pageIn: PageIn;
}

/** The bar above everything else: announcements, the telephone number, social networks and the search. On a narrow screen all but the first are in the menu. */
function TopBar({ site, announcements, path, pageIn }: TopBarProps) {
  return (
    <div data-theme="dark" className="bg-ink text-sm">
      <div className="page-width flex flex-col lg:flex-row lg:items-center lg:gap-6">
        <AnnouncementStrip
          first={mapSection(announcements, (all) => all.map(shownAnnouncement))}
          rotation={ANNOUNCEMENT_ROTATION}
          page={path}
        />
        <div className="hidden items-center gap-x-3 lg:flex">
          {site.phone === '' ? null : (
            <a
              href={telephoneLink(site.phone)}
              className="flex min-h-11 max-w-96 items-center gap-2 font-semibold leading-tight hover:text-call"
            >
              <Icon name="phone" className="size-5 shrink-0" />
              {site.phone}
            </a>
          )}
          <SocialLinks links={site.social_links} className="flex-nowrap" />
          <a
            href={addresses.search}
            aria-label={words.search}
            className="grid size-11 shrink-0 place-items-center hover:text-call"
          >
            <Icon name="search" className="size-5" />
          </a>
          <LanguageSwitch offered={site.languages} pageIn={pageIn} isShort />
        </div>
      </div>
    </div>
  );
}

interface LanguageOffersProps {
  /** The same page in each of the other languages. */
  offers: readonly { code: Language; address: string; read: string; decline: string }[];
}

/** Offers the page in another language. `language-offer.ts` shows the one that suits the visitor, if any: it covers nothing and leads nowhere by itself. */
function LanguageOffers({ offers }: LanguageOffersProps) {
  return offers.map(({ code, address, read, decline }) => (
    <aside
      key={code}
      hidden
      lang={code}
      aria-label={read}
      data-language-offer=""
      className="fixed bottom-0 left-0 z-50 flex items-center gap-2 bg-ink pl-4 font-semibold text-chalk text-sm print:hidden"
    >
      <a href={address} hrefLang={code} className="min-h-11 content-center underline underline-offset-4">
        {read}
      </a>
      <button type="button" aria-label={decline} className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" />
      </button>
    </aside>
  ));
}

interface FrameProps {
  site: SiteSettings;
  announcements: Section<Announcement[]>;
  /** The address of the page, as asked for. */
  path: string;
  /** And where it is in other languages. */
  pageIn: PageIn;
  children: ReactNode;
}

/** The layout of every public page: top bar, navigation, footer. The page itself is in `<main>`. */
export function Frame({ site, announcements, path, pageIn, children }: FrameProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        {words.skipToContent}
      </a>
      <header className="contents">
        <TopBar site={site} announcements={announcements} path={path} pageIn={pageIn} />
        <Navigation
          path={path}
          brand={brandOf(site)}
          phone={site.phone}
          socialLinks={site.social_links}
          languages={otherLanguages(site.languages, pageIn)}
        />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} path={path} pageIn={pageIn} />
      {site.languages.length === 0 ? null : <LanguageOffers offers={offersOf(site.languages, pageIn)} />}
    </>
  );
}

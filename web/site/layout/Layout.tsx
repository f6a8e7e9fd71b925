import type { ReactNode } from 'react';
import type { Announcement } from '../../../domain/announcement.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import type { Section } from '../section.ts';
import { Footer } from './Footer.tsx';
import Navigation from './Navigation.island.tsx';
import { TopBar } from './TopBar.tsx';

interface FrameProps {
  site: SiteSettings;
  announcements: Section<Announcement[]>;
  /** The address of the page, as asked for. */
  path: string;
  children: ReactNode;
}

/** The layout of every public page: top bar, navigation, footer. The page itself is in `<main>`. */
export function Frame({ site, announcements, path, children }: FrameProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="contents">
        <TopBar site={site} announcements={announcements} path={path} />
        <Navigation path={path} name={site.name} tagline={site.tagline} line={site.line} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} path={path} />
    </>
  );
}

import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { type Language, mainLanguage, splitLanguage } from '../../../domain/languages.ts';
import { numberedPages } from '../../../domain/numbered-pages.ts';
import { type SitePageSlug, sitePageSlugs } from '../../../domain/site-page.ts';
import type { StaffScreen } from '../../../domain/staff-screens.ts';

// Where in the dashboard staff write what visitors read on a page.

/** The kinds of records that have a page of their own. */
export type PagedResource = 'posts' | 'events' | 'pages' | 'site_pages';

/** What a public address shows: one record, or what several screens of the dashboard hold. */
export type Written =
  | { kind: 'record'; resource: PagedResource; record: string; language: Language }
  /** A page that staff have added, if there is one; its number is not known yet. */
  | { kind: 'added'; address: string; language: Language }
  | { kind: 'screens'; screens: readonly StaffScreen[] };

/** The screens behind each page of the site, what stands first on the page first. */
const screensOf: readonly (readonly [address: string, screens: readonly StaffScreen[]])[] = [
  [addresses.home, ['ads', 'announcements', 'siteSettings', 'events', 'posts']],
  [addresses.about, ['siteSettings']],
  [addresses.mission, ['siteSettings']],
  [addresses.vision, ['siteSettings']],
  [addresses.mentorship, ['siteSettings']],
  [addresses.contact, ['siteSettings']],
  [addresses.history, ['timeline']],
  [addresses.team, ['team']],
  [addresses.announcements, ['announcements']],
  [addresses.events, ['events']],
  [addresses.posts, ['posts', 'categories']],
  [addresses.gallery, ['gallery', 'gallery_categories']],
  [addresses.videos, ['gallery']],
  [addresses.documents, ['documents']],
  [addresses.testimonials, ['testimonials']],
  [addresses.donate, ['payment_ways', 'suggested_amounts', 'projects', 'siteSettings']],
];

/** The sections of the home page, each with the screen that it is written on. */
const sectionsOfHome = new Map<string, StaffScreen>([
  ['hero-title', 'ads'],
  ['pillars-title', 'siteSettings'],
  ['about-title', 'siteSettings'],
  ['purpose-title', 'siteSettings'],
  ['facts-title', 'siteSettings'],
  ['events-title', 'events'],
  ['recent-title', 'events'],
  ['posts-title', 'posts'],
]);

const sitePageAddresses: Readonly<Record<SitePageSlug, string>> = {
  services: addresses.services,
  privacy: addresses.privacy,
  terms: addresses.terms,
  cookies: addresses.cookies,
};

/** The page of a form that staff have made. */
const isForm = /^\/form\/[^/]+$/i;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Where the page at a public address is written. `part` is the section that was in sight: what it shows comes first. */
export function writtenAt(publicAddress: string, part = ''): Written {
  const { language, path: found } = splitLanguage(publicAddress);
  const path = found.replace(/(.)\/$/, '$1');
  for (const [resource, pattern] of numberedPages) {
    const [, record] = pattern.exec(path) ?? [];
    if (record !== undefined) return { kind: 'record', resource, record, language };
  }
  const slug = sitePageSlugs.find((one) => isSame(sitePageAddresses[one], path));
  if (slug !== undefined) return { kind: 'record', resource: 'site_pages', record: slug, language };
  if (isForm.test(path)) return { kind: 'screens', screens: ['forms', 'formAnswers'] };
  const page = screensOf.find(([address]) => isSame(address, path));
  if (!page) return { kind: 'added', address: path.slice(1).toLowerCase(), language };
  const [address, screens] = page;
  const first = address === addresses.home ? sectionsOfHome.get(part) : undefined;
  return {
    kind: 'screens',
    screens: first === undefined ? screens : [first, ...screens.filter((one) => one !== first)],
  };
}

/** The form of a record in its own words. */
export function formOf(resource: PagedResource, record: string): string {
  if (resource === 'posts') return staffAddresses.editPost(Number(record));
  if (resource === 'events') return staffAddresses.editEvent(Number(record));
  return resource === 'pages' ? staffAddresses.editPage(Number(record)) : staffAddresses.sitePage(record);
}

/** Where a record's words in that language are written: its form, or the editor of its translation. */
export const formIn = (resource: PagedResource, record: string, language: Language): string =>
  language === mainLanguage() ? formOf(resource, record) : staffAddresses.translation(resource, record, language);

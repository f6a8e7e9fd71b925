import { type Language, mainLanguage } from '../../domain/languages.ts';
import { type PageOfSections, storedAddress, usualBlocks } from '../../domain/page-sections.ts';
import type { PageAtAddress, PlainPageInput } from '../../domain/plain-page.ts';
import { catalogues } from '../../locales/catalogues.ts';

/** What the menu of the site calls a page. */
function nameIn(language: Language, name: PageOfSections): string {
  const { donate, layout, newsletter, page } = catalogues[language];
  return {
    home: layout.home,
    about: layout.aboutUs,
    mission: layout.ourMission,
    vision: layout.ourVision,
    history: layout.ourHistory,
    team: layout.ourTeam,
    mentorship: layout.mentorshipStructure,
    services: layout.ourServices,
    videos: layout.videoGallery,
    gallery: layout.photoGallery,
    documents: layout.documents,
    testimonials: layout.testimonials,
    announcements: layout.announcements,
    events: layout.events,
    posts: layout.blogs,
    contact: layout.contact,
    donate: donate.donate,
    newsletter: newsletter.newsletter,
    privacy: page.privacyPolicy,
    terms: page.termsOfService,
    cookies: page.cookiePolicy,
  }[name];
}

const whole = { content: '', description: '', until_then: '', is_unlisted: false, published_date: null } as const;

/** A page of the site that staff have not changed: the sections that it came with. */
export function untouchedPage(name: PageOfSections): PageAtAddress {
  const never = new Date(0).toISOString();
  const title = nameIn(mainLanguage(), name);
  const stored = { id: 0, address: storedAddress(name), created_at: never, updated_at: never };
  return { ...whole, ...stored, title, status: 'published', blocks: usualBlocks(name) };
}

/** The same as a draft that staff begin with. */
export const newPageOfSections = (name: PageOfSections): PlainPageInput => ({
  ...whole,
  title: nameIn(mainLanguage(), name),
  address: storedAddress(name),
  status: 'draft',
  blocks: usualBlocks(name),
});

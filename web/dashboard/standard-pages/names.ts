import * as site from '#locale/layout.ts';
import { newsletter } from '#locale/newsletter.ts';
import * as legal from '#locale/page.ts';
import type { StandardPage, StandardPageName } from '../../../domain/standard-page.ts';

/** The pages as the menu of the site calls them, in the language of the dashboard. */
const names: Record<StandardPageName, string> = {
  about: site.aboutUs,
  mission: site.ourMission,
  vision: site.ourVision,
  history: site.ourHistory,
  team: site.ourTeam,
  mentorship: site.mentorshipStructure,
  services: site.ourServices,
  videos: site.videoGallery,
  gallery: site.photoGallery,
  documents: site.documents,
  testimonials: site.testimonials,
  announcements: site.announcements,
  events: site.events,
  posts: site.blogs,
  contact: site.contact,
  donate: site.donateNow,
  newsletter,
};

/** The pages that cannot be switched off, and what staff call them. */
export const pagesAlwaysThere = ['home', 'privacy', 'terms', 'cookies'] as const;
export const otherNames: Record<(typeof pagesAlwaysThere)[number], string> = {
  home: site.home,
  privacy: legal.privacyPolicy,
  terms: legal.termsOfService,
  cookies: legal.cookiePolicy,
};

/** What staff call a page. */
export const nameOf = ({ name }: Pick<StandardPage, 'name'>): string => names[name];

import type { SectionName } from '../../../domain/page-sections.ts';

// The way to what a page of the site is made of
export const changeContent = 'Change what it shows';
export const changeContentOf = (name: string) => `Change what it shows: ${name}`;
export const notOpened = 'The page could not be opened. Please try again.';
export const partsOfThePage = 'The parts of this page: their order, words and pictures';
export const otherPages = 'Pages that are always there';
export const otherPagesHint = 'They cannot be switched off, but you can change what they show.';

// In its form
export const ofTheSite = 'This is a page of the site itself';
export const ofTheSiteHint =
  'Its parts keep the words and pictures that came with the site, in every language, until you write others. Nothing changes for visitors before you publish. Delete the page to have it again as it came.';
export const asItCame = 'As it came with the site';
export const leaveEmpty = 'What you leave empty stays as it came with the site.';
export const nothingToWrite = 'Its words are written on other screens. Here you can move it or hide it.';
export const missingParts = 'Parts of this page that were removed';
export const otherBlocks = 'Blocks';

/** What staff call each part of the site's own pages. */
export const sections: Record<SectionName, string> = {
  home_banner: 'Banner with advertisements',
  home_pillars: 'Pillars',
  home_about: 'About us',
  home_purposes: 'Mission and vision',
  home_facts: 'Fun facts',
  home_events: 'Our events',
  home_posts: 'Latest blogs',
  home_recent: 'Recent events to look through',
  home_call: 'Call to donate',
  about_head: 'Head of the page',
  about_beginning: 'How it began, with the facts',
  about_purposes: 'Mission and vision',
  about_achieved: 'Progress bars',
  about_links: 'Links to other pages',
  mission_head: 'Head of the page',
  mission_steps: 'What lifts people up',
  mission_statement: 'Mission statement',
  vision_head: 'Head of the page',
  vision_path: 'How we get there',
  vision_statement: 'Vision statement',
  history_page: 'The history',
  team_page: 'The team',
  mentorship_pillars: 'Pillars',
  mentorship_call: 'Call to take part',
  services_page: 'The services',
  videos_page: 'The videos',
  gallery_page: 'The pictures',
  documents_page: 'The documents',
  testimonials_page: 'The testimonials',
  announcements_page: 'The announcements',
  events_page: 'The events',
  posts_page: 'The posts',
  contact_head: 'Head of the page',
  contact_ways: 'Ways to reach us',
  contact_form: 'Form for a message',
  contact_offices: 'Offices',
  donate_head: 'Head of the page',
  donate_give: 'Give now',
  donate_progress: 'Progress of projects',
  donate_ways: 'Ways to give',
  donate_uses: 'How donations are used',
  donate_form: 'Form for an interest in donating',
  newsletter_page: 'Form for the newsletter',
  privacy_page: 'The text',
  terms_page: 'The text',
  cookies_page: 'The text',
};

import { z } from 'zod';
import { addresses } from './addresses.ts';
import { type Block, newPlacing, OWN_TEXT } from './fields/blocks.ts';
import { standardPageNames } from './standard-page.ts';

// The pages that the site always has are made of sections, each with words and drawings of its own in every language. Staff put them
// in another order, hide them, write other words and add blocks between them.

/** The pages of the site that staff can change, by what the table of addresses calls them. */
export const pagesOfSections = ['home', ...standardPageNames, 'privacy', 'terms', 'cookies'] as const;
export type PageOfSections = (typeof pagesOfSections)[number];

/** `{name}` in an address. */
export const pageOfSectionsName = z.object({ name: z.enum(pagesOfSections) });

/** The fields of a section that staff can fill in. An empty field keeps what came with the site. */
export type SectionPart = 'title' | 'text' | 'buttons' | 'picture' | 'entries';

/** The fields that an entry of a section can have, beside its title and its text. */
export type EntryPart = 'picture' | 'points' | 'outcomes';

interface PageSection {
  takes: readonly SectionPart[];
  entries?: readonly EntryPart[];
  /** It begins the page, with its name. */
  isHead?: true;
}

const head = { takes: ['title', 'text', 'picture'], isHead: true } as const;
const headWithoutPicture = { takes: ['title', 'text'], isHead: true } as const;
const titled = { takes: ['title'] } as const;
const asItIs = { takes: [] } as const;
const call = { takes: ['title', 'text', 'buttons', 'picture'] } as const;
/** A page that is one section. */
const whole = { ...asItIs, isHead: true } as const;

/** The sections of each page in their order. Stored pages name them: they are never called otherwise. */
export const pageSections = {
  home: {
    home_banner: { takes: ['title', 'buttons'], isHead: true },
    home_pillars: { takes: ['title', 'text', 'entries'], entries: ['picture'] },
    home_about: { takes: ['title', 'text', 'buttons', 'picture'] },
    home_purposes: titled,
    home_facts: titled,
    home_events: { takes: ['title', 'text'] },
    home_posts: titled,
    home_recent: titled,
    home_call: call,
  },
  about: {
    about_head: head,
    about_beginning: { takes: ['title', 'text'] },
    about_purposes: asItIs,
    about_achieved: titled,
    about_links: titled,
  },
  mission: {
    mission_head: head,
    mission_steps: { takes: ['title', 'entries'] },
    mission_statement: { takes: ['title', 'picture'] },
  },
  vision: {
    vision_head: head,
    vision_path: { takes: ['title', 'entries'] },
    vision_statement: { takes: ['title', 'picture'] },
  },
  history: { history_page: head },
  team: { team_page: headWithoutPicture },
  mentorship: {
    mentorship_pillars: {
      takes: ['title', 'text', 'entries'],
      entries: ['picture', 'points', 'outcomes'],
      isHead: true,
    },
    mentorship_call: call,
  },
  services: { services_page: { takes: ['text', 'picture'], isHead: true } },
  videos: { videos_page: headWithoutPicture },
  gallery: { gallery_page: headWithoutPicture },
  documents: { documents_page: head },
  testimonials: { testimonials_page: headWithoutPicture },
  announcements: { announcements_page: { takes: ['title'], isHead: true } },
  events: { events_page: headWithoutPicture },
  posts: { posts_page: headWithoutPicture },
  contact: {
    contact_head: head,
    contact_ways: asItIs,
    contact_form: titled,
    contact_offices: titled,
  },
  donate: {
    donate_head: head,
    donate_give: asItIs,
    donate_progress: asItIs,
    donate_ways: { takes: ['title', 'text'] },
    donate_uses: { takes: ['title', 'entries'], entries: ['picture'] },
    donate_form: asItIs,
  },
  newsletter: { newsletter_page: headWithoutPicture },
  privacy: { privacy_page: whole },
  terms: { terms_page: whole },
  cookies: { cookies_page: whole },
} as const satisfies Record<PageOfSections, Record<string, PageSection>>;

type SectionsOf = typeof pageSections;
export type SectionName = SectionOf<PageOfSections>;

/** The names of a page's sections. */
export type SectionOf<Page extends PageOfSections> = Page extends unknown ? keyof SectionsOf[Page] & string : never;

const everySection: ReadonlyMap<string, PageSection> = new Map(
  Object.values(pageSections).flatMap((sections): [string, PageSection][] => Object.entries(sections)),
);

/** The section of that name; undefined for none. */
export const sectionNamed = (name: string): PageSection | undefined => everySection.get(name);

/** The type of the block that stands for a section of the site's own pages. */
export const SECTION = 'section' as const;

/** The address under which a changed page of the site is stored. It begins with a slash, as that of no other page does. */
export const storedAddress = (name: PageOfSections): string => addresses[name].toLowerCase();

/** Whether the page stored under this address is one of the site's own. */
export const isPageOfSections = (address: string): boolean => address.startsWith('/');

/** The page of the site that is stored at this address. */
export const pageOfSectionsAt = (address: string): PageOfSections | undefined =>
  pagesOfSections.find((name) => storedAddress(name) === address);

/** The blocks of a page of the site that staff have not changed: its sections, and an empty text. */
export const usualBlocks = (name: PageOfSections) => [
  ...Object.keys(pageSections[name]).map(sectionBlock),
  { id: OWN_TEXT, type: OWN_TEXT, ...newPlacing } as const,
];

/** The block of a section whose words are those that came with the site. Its id is the section's, as there is but one. */
export const sectionBlock = (part: string) =>
  ({
    id: part.replaceAll('_', '').slice(0, 12),
    type: SECTION,
    ...newPlacing,
    part,
    title: '',
    text: '',
    buttons: [],
    picture: null,
    entries: [],
  }) satisfies Block;

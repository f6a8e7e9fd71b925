import * as words from '#locale/dashboard/guide.ts';
import * as administration from '#locale/dashboard/guide-administration.ts';
import * as content from '#locale/dashboard/guide-content.ts';
import * as giving from '#locale/dashboard/guide-giving.ts';
import * as website from '#locale/dashboard/guide-website.ts';
import { beforeYouPublish } from '#locale/dashboard/writing.ts';
import { folded } from '../../../domain/folded.ts';
import { type StaffScreen, screenPaths } from '../../../domain/staff-screens.ts';
import { moduleGuide } from '../../../modules/dashboard-guide.ts';
import type { DashboardScreen } from '../screen/dashboard-screen.ts';
import { partOfGuide } from '../screen/part-of-guide.ts';
import type { GuidePart } from './guide-part.ts';

const ownParts = {
  overview: administration.overview,
  roles: administration.roles,
  users: administration.users,
  ads: content.advertisements,
  posts: content.posts,
  categories: content.categories,
  calendar: content.calendar,
  events: content.events,
  eventRegistrations: content.registrations,
  announcements: content.announcements,
  gallery: content.gallery,
  donations: giving.donations,
  pledges: giving.pledges,
  payments: giving.payments,
  givers: giving.givers,
  receipts: giving.receipts,
  givingReport: giving.givingReport,
  forms: administration.forms,
  formAnswers: administration.formAnswers,
  contacts: administration.contacts,
  newsletter: content.newsletter,
  subscribers: content.subscribers,
  privacy: administration.privacy,
  audit: administration.audit,
  undo: administration.undo,
  backups: administration.backups,
  siteSettings: website.siteSettings,
  pages: website.pages,
  redirects: website.redirects,
  sitePages: website.sitePages,
  timeline: website.history,
  team: website.team,
  documents: website.documents,
  testimonials: website.testimonials,
  payment_ways: giving.waysToPay,
  suggested_amounts: giving.suggestedAmounts,
  projects: giving.projects,
  translations: content.translations,
  versions: administration.versions,
  media: content.media,
  profile: administration.profile,
} satisfies Partial<Record<StaffScreen, GuidePart>>;

/** What the guide says of each screen that it has words about, by the screen’s name. */
export const guideParts: Readonly<Record<string, GuidePart>> = { ...ownParts, ...moduleGuide };

/** A part of the guide under its heading. */
export interface GuideEntry {
  /** The end of its address, `/dashboard/guide#posts`. */
  id: string;
  heading: string;
  part: GuidePart;
  /** The screen that it is about; some parts are about several. */
  screen?: DashboardScreen;
  /** Where the screen opens, unless that takes a record. */
  address?: string | undefined;
}

function entryOf(id: string, screen: DashboardScreen): GuideEntry {
  const path = screenPaths[id];
  return {
    id,
    heading: screen.menu?.label ?? screen.nameInSearch ?? screen.title,
    // A collection or a form of a site's own is a list like the others.
    part: guideParts[id] ?? words.lists,
    screen,
    address: path?.includes('{') ? undefined : path,
  };
}

/** The whole guide to these screens, in their order. */
export function guideTo(screens: readonly (readonly [name: string, screen: DashboardScreen])[]): GuideEntry[] {
  const withPart = screens.filter(([name, screen]) => partOfGuide(name, screen) === name);
  return [
    { id: 'lists', heading: words.listsAndForms, part: words.lists },
    { id: 'beforePublishing', heading: beforeYouPublish, part: content.beforePublishing },
    ...withPart.map(([name, screen]) => entryOf(name, screen)),
  ];
}

const textOf = ({ heading, part: { about, steps, asked } }: GuideEntry) =>
  folded([heading, about, ...steps, ...asked.flatMap(({ question, answer }) => [question, answer])].join(' '));

/** The entries that have all these words, or beginnings or ends of them, whatever their accents. */
export function entriesWith(search: string, entries: readonly GuideEntry[]): readonly GuideEntry[] {
  const wanted = folded(search).split(/\s+/);
  return entries.filter((entry) => wanted.every((word) => textOf(entry).includes(word)));
}

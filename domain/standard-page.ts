import { z } from 'zod';
import { addresses, otherAddresses } from './addresses.ts';
import { instantOrNull } from './instant.ts';
import { troubledLink } from './links.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';
import { seen } from './timestamps.ts';

/**
 * The pages of the site that an organisation can do without, in the order of the menu. The others are those by which visitors find their
 * way (home, search), those that say what is done with their data, and those to which mails and forms lead: pledges, the confirmation
 * of a newsletter, single articles and events.
 */
export const standardPageNames = [
  'about',
  'mission',
  'vision',
  'history',
  'team',
  'mentorship',
  'services',
  'videos',
  'gallery',
  'documents',
  'testimonials',
  'announcements',
  'events',
  'posts',
  'contact',
  'donate',
  'newsletter',
] as const;
export type StandardPageName = (typeof standardPageNames)[number];

const plain = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

const byPath: ReadonlyMap<string, StandardPageName> = new Map([
  ...standardPageNames.map((name) => [plain(addresses[name]), name] as const),
  [plain(otherAddresses.postsAsBlogs), 'posts'],
  [plain(otherAddresses.eventsWithoutOne), 'events'],
]);

/** The page at this path, which has no language before it, in whatever letter case; undefined for all others. */
export const standardPageAt = (path: string): StandardPageName | undefined => byPath.get(plain(path));

/** The paths at which the page answers, in small letters. */
export const pathsOf = (name: StandardPageName): string[] =>
  [...byPath].filter(([, one]) => one === name).map(([path]) => path);

/** Whether visitors find the page as it came with the site, another one in its place, or read that it is gone. */
export const standardPageStates = ['shown', 'replaced', 'off'] as const;
const standardPageState = z.enum(standardPageStates, { error: staffText('choosePageState') });
export type StandardPageState = (typeof standardPageStates)[number];

/** `{name}` in an address. */
export const standardPageName = z.object({ name: z.enum(standardPageNames) });

/** What staff have chosen for one of these pages. */
export const standardPage = z.object({
  name: standardPageName.shape.name,
  state: standardPageState,
  /** Where visitors of a replaced page are led, in the main language; null where that was deleted for good. */
  target: z.string().nullable(),
  /** The title of the page, post or event that takes its place. */
  target_title: z.string().nullable(),
  /** Why visitors find nothing at the target, and so are shown the standard page again. */
  trouble: troubledLink.shape.trouble.nullable(),
  /** Null as long as it is shown. */
  updated_at: instantOrNull,
});

export const standardPageInput = z
  .object({
    state: standardPageState,
    /** Of a replaced page: an address of this site, as staff typed it. */
    target: line(1000).default(''),
    updated_at: seen.shape.updated_at,
  })
  .refine(({ state, target }) => state !== 'replaced' || target !== '', {
    error: staffText('enterReplacement'),
    path: ['target'],
  });

export type StandardPage = z.infer<typeof standardPage>;
export type StandardPageInput = z.infer<typeof standardPageInput>;

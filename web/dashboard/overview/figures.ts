import * as words from '#locale/dashboard/overview.ts';
import type { Failed, Overview } from '../../../domain/overview.ts';
import type { Permission } from '../../../domain/permission.ts';

export interface OverviewFigure {
  number: number;
  note?: string;
}

export interface FigureCard {
  label: string;
  /** The card is hidden from people who lack one of them. */
  permissions: readonly Permission[];
  /** Undefined where a part it is made from could not be read. */
  read(overview: Overview): OverviewFigure | undefined;
}

type Reply<Part> = Part | Failed | undefined;

/** The part of the reply; undefined where it could not be read. */
export function readPart<Part extends object>(reply: Reply<Part>): Part | undefined {
  return reply === undefined || 'failed' in reply ? undefined : reply;
}

/** Parts that say how many there are, and what one must hold to see it. */
const counted = {
  announcements: 'announcements.view',
  posts: 'posts.view',
  gallery: 'gallery.view',
  events: 'events.view',
  roles: 'roles.view',
  advertisements: 'ads.view',
} as const satisfies Partial<Record<keyof Overview, Permission>>;

/** The sum of these numbers; undefined where one of them could not be read. */
export const totalCard = (label: string, ...names: readonly (keyof typeof counted)[]): FigureCard => ({
  label,
  permissions: names.map((name) => counted[name]),
  read(overview) {
    let number = 0;
    for (const name of names) {
      const part = readPart(overview[name]);
      if (part === undefined) return undefined;
      number += part.total;
    }
    return { number };
  },
});

type UsersPart = Exclude<Overview['users'], Failed | undefined>;

/** A number of the accounts. */
const ofUsers = (label: string, figure: (users: UsersPart) => OverviewFigure): FigureCard => ({
  label,
  permissions: ['users.view'],
  read({ users }) {
    const part = readPart(users);
    return part && figure(part);
  },
});

const percent = (some: number, all: number) => (all === 0 ? 0 : Math.round((some / all) * 100));

/** The figures at the top of the overview, in the order of the specification. */
export const figureCards: readonly FigureCard[] = [
  ofUsers(words.totalUsers, ({ total, new_this_week }) => ({ number: total, note: words.thisWeek(new_this_week) })),
  ofUsers(words.activeUsers, ({ active, total }) => ({
    number: active,
    note: words.percentActive(percent(active, total)),
  })),
  totalCard(words.announcements, 'announcements'),
  totalCard(words.totalContent, 'posts', 'gallery', 'events'),
  totalCard(words.blogPosts, 'posts'),
  totalCard(words.events, 'events'),
  totalCard(words.galleryAndVideoItems, 'gallery'),
  ofUsers(words.verifiedUsers, ({ verified }) => ({ number: verified })),
];

/** Quick Stats, in the order of the specification. */
export const quickStats: readonly FigureCard[] = [
  ofUsers(words.staffMembers, ({ staff }) => ({ number: staff })),
  totalCard(words.userRoles, 'roles'),
  {
    label: words.activeAds,
    permissions: ['ads.view'],
    read({ advertisements }) {
      const part = readPart(advertisements);
      return part && { number: part.active };
    },
  },
  ofUsers(words.newThisWeek, ({ new_this_week }) => ({ number: new_this_week })),
];

import type { Failed, Overview } from '../../../domain/overview.ts';
import type { Permission } from '../../../domain/permission.ts';

const grouped = new Intl.NumberFormat('en-GB');

/** `1,203`. */
export const showNumber = (number: number) => grouped.format(number);

export interface Figure {
  number: number;
  note?: string;
}

export interface FigureCard {
  label: string;
  /** The card is hidden from people who lack one of them. */
  permissions: readonly Permission[];
  /** Undefined where a part it is made from could not be read. */
  read(overview: Overview): Figure | undefined;
}

type Reply<Part> = Part | Failed | undefined;

/** The part of the reply; undefined where it could not be read. */
export function readPart<Part extends object>(reply: Reply<Part>): Part | undefined {
  return reply === undefined || 'failed' in reply ? undefined : reply;
}

/** How many there are of all of these together; undefined where one of them could not be read. */
export function totalOf(...replies: Reply<{ total: number }>[]): Figure | undefined {
  const parts = replies.map(readPart);
  let number = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    number += part.total;
  }
  return { number };
}

const percent = (some: number, all: number) => (all === 0 ? 0 : Math.round((some / all) * 100));

/** The figures at the top of the overview, in the order of the specification. */
export const figureCards: readonly FigureCard[] = [
  {
    label: 'Total Users',
    permissions: ['users.view'],
    read({ users }) {
      const part = readPart(users);
      return part && { number: part.total, note: `+${part.new_this_week} this week` };
    },
  },
  {
    label: 'Active Users',
    permissions: ['users.view'],
    read({ users }) {
      const part = readPart(users);
      return part && { number: part.active, note: `${percent(part.active, part.total)}% active` };
    },
  },
  {
    label: 'Announcements',
    permissions: ['announcements.view'],
    read: ({ announcements }) => totalOf(announcements),
  },
  {
    label: 'Total Content',
    permissions: ['posts.view', 'gallery.view', 'events.view'],
    read: ({ posts, gallery, events }) => totalOf(posts, gallery, events),
  },
  { label: 'Blog Posts', permissions: ['posts.view'], read: ({ posts }) => totalOf(posts) },
  { label: 'Events', permissions: ['events.view'], read: ({ events }) => totalOf(events) },
  { label: 'Gallery + Video Items', permissions: ['gallery.view'], read: ({ gallery }) => totalOf(gallery) },
  {
    label: 'Verified Users',
    permissions: ['users.view'],
    read({ users }) {
      const part = readPart(users);
      return part && { number: part.verified };
    },
  },
];

/** Quick Stats, in the order of the specification. */
export const quickStats: readonly FigureCard[] = [
  {
    label: 'Staff Members',
    permissions: ['users.view'],
    read({ users }) {
      const part = readPart(users);
      return part && { number: part.staff };
    },
  },
  { label: 'User Roles', permissions: ['roles.view'], read: ({ roles }) => totalOf(roles) },
  {
    label: 'Active Ads',
    permissions: ['ads.view'],
    read({ advertisements }) {
      const part = readPart(advertisements);
      return part && { number: part.active };
    },
  },
  {
    label: 'New This Week',
    permissions: ['users.view'],
    read({ users }) {
      const part = readPart(users);
      return part && { number: part.new_this_week };
    },
  },
];

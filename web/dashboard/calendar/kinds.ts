import { CalendarDays, type LucideIcon, Megaphone, Newspaper, PanelTop, Send } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import { advertisements } from '../../../domain/collections/advertisements.ts';
import { announcements } from '../../../domain/collections/announcements.ts';
import type { CalendarEntry, CalendarKind, LeftOut } from '../../../domain/month-calendar.ts';
import type { Permission } from '../../../domain/permission.ts';

interface ShownKind {
  Icon: LucideIcon;
  /** The colour of its edge, which only helps to find it: its icon and a word say it too. */
  edge: string;
  view: Permission;
  /** With all of these its records can be moved to another day; a kind without them has no day that one moves. */
  move?: readonly Permission[];
  /** Its own screen, and the permission for it where the list asks for less; without it, the list is searched for it. */
  open?(id: number): string;
  edit?: Permission;
  /** The list of its records, of a day where it can be asked for one. */
  list(day: LeftOut['day']): string;
}

export const shownKinds: Record<CalendarKind, ShownKind> = {
  posts: {
    Icon: Newspaper,
    edge: 'border-l-accent',
    view: 'posts.view',
    move: ['posts.edit', 'posts.publish'],
    open: staffAddresses.editPost,
    edit: 'posts.edit',
    list: (day) => (day === null ? staffAddresses.posts : `${staffAddresses.posts}?published_on=${day}`),
  },
  newsletter: {
    Icon: Send,
    edge: 'border-l-info',
    view: 'newsletter.view',
    move: ['newsletter.send'],
    open: staffAddresses.campaign,
    list: () => staffAddresses.newsletter,
  },
  events: {
    Icon: CalendarDays,
    edge: 'border-l-success',
    view: 'events.view',
    move: ['events.edit'],
    open: staffAddresses.editEvent,
    edit: 'events.edit',
    list: () => `${staffAddresses.events}?sort=-start_date`,
  },
  announcements: {
    Icon: Megaphone,
    edge: 'border-l-warning',
    view: 'announcements.view',
    list: () => announcements.screen.address,
  },
  ads: {
    Icon: PanelTop,
    edge: 'border-l-line-strong',
    view: 'ads.view',
    open: staffAddresses.editAdvertisement,
    edit: 'ads.edit',
    list: () => advertisements.screen.address,
  },
};

/** Where the record opens for somebody with these permissions: its own screen, or its list, searched for it. */
export function addressOf({ kind, id, title }: CalendarEntry, permissions: readonly Permission[]): string {
  const { open, edit, list } = shownKinds[kind];
  if (open && (edit === undefined || permissions.includes(edit))) return open(id);
  return `${list(null).replace(/\?.*$/, '')}?search=${encodeURIComponent(title)}`;
}

import { z } from 'zod';
import { flag } from '../fields/flag.ts';
import { paragraphs, text } from '../fields/text.ts';
import { moment } from '../fields/time.ts';
import { listQuery } from '../listing.ts';
import { staffText } from '../reply-text.ts';
import { timestamps } from '../timestamps.ts';
import { defineCollection, ownPermissions } from './collection.ts';

/** Announcements a visitor's strip carries at most. */
export const ANNOUNCEMENTS_SHOWN = 20;

/** Interval at which the public strip moves (ms): spec "Business constants and limits". */
export const ANNOUNCEMENT_ROTATION = 5000;

const described = defineCollection({
  name: 'announcements',
  path: '/announcements/',
  table: 'announcements',
  noun: 'announcement',
  permissions: ownPermissions('announcements'),
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('announcementTitleRequired'),
      tooLong: staffText('titleTooLong', 200),
      searched: true,
      inSearch: true,
      sorted: true,
      translated: true,
    }),
    message: paragraphs({
      label: 'Message',
      missing: staffText('announcementMessageRequired'),
      tooLong: staffText('messageTooLong', 1000),
      max: 1000,
      rows: 4,
      searched: true,
      inSearch: true,
      translated: true,
    }),
    show_until: moment({
      label: 'Show Until',
      hint: 'Leave empty to show it until someone removes it.',
      none: 'No end',
      sorted: true,
    }),
    is_active: flag({
      label: 'Active',
      hint: 'Shown to visitors on every page.',
      wrong: staffText('chooseActive'),
      initial: true,
    }),
  },
  staffOnly: [],
  visibility: { flags: ['is_active'], until: 'show_until' },
  title: 'title',
  order: '-created_at',
  screen: {
    address: '/dashboard/addAnnouncement',
    title: 'Manage Announcements',
    subtitle: 'Short messages at the top of every page.',
    one: 'Announcement',
    many: 'Announcements',
    none: 'No announcements added yet',
    page: '/Announcements',
    pageSizes: [4],
    columns: [
      { field: 'title', header: 'Announcement', below: 'message' },
      { field: 'status' },
      { field: 'created_at' },
      { field: 'show_until' },
    ],
  },
});

const { created_at, updated_at } = timestamps;
const announcementStatuses = ['Active', 'Inactive', 'Expired'] as const;

/** Announcements, which visitors read in the strip above every page. */
export const announcements = {
  ...described,
  visible: described.visible.extend({ created_at, updated_at }),
  /** `status=Active` is the dashboard's "Active only". */
  query: listQuery.extend({
    is_active: z.stringbool().optional(),
    status: z.enum(announcementStatuses, { error: staffText('chooseAnnouncementStatus') }).optional(),
  }),
};

export type Announcement = z.infer<typeof announcements.visible>;
export type StaffAnnouncement = z.infer<typeof announcements.record>;
export type AnnouncementQuery = z.infer<typeof announcements.query>;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

export function announcementStatus(it: Pick<Announcement, 'is_active' | 'show_until'>, now: Date): AnnouncementStatus {
  if (it.show_until !== null && it.show_until <= now.toISOString()) return 'Expired';
  return it.is_active ? 'Active' : 'Inactive';
}

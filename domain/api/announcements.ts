import { z } from 'zod';
import { announcement, announcementInput, announcementQuery } from '../announcement.ts';
import { arrayOrPage } from '../listing.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

/** The staff's calls, as of every resource. */
export const announcementContract = {
  path: '/announcements/',
  singular: 'announcement',
  record: announcement,
  input: announcementInput,
  permissions: {
    view: 'announcements.view',
    create: 'announcements.create',
    edit: 'announcements.edit',
    delete: 'announcements.delete',
  },
} as const;

export const announcementCalls = defineCalls({
  'GET /announcements/active/': {
    access: 'public',
    summary: 'The announcements visitors read now',
    reply: z.array(announcement),
  },
  'GET /announcements/': {
    access: 'public',
    summary: 'All announcements for staff; what is shown now for everybody else',
    query: announcementQuery,
    reply: arrayOrPage(announcement),
  },
  ...resourceCalls(announcementContract),
});

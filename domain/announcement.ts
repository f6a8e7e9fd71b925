import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { rights } from './rights.ts';
import { line, paragraphs } from './text.ts';

const announcementLimits = { title: 200, message: 1000 } as const;

/** Announcements a visitor's strip carries at most. */
export const ANNOUNCEMENTS_SHOWN = 20;

/** How the public strip moves: spec "Business constants and limits". Milliseconds. */
export const ANNOUNCEMENT_ROTATION = 5000;

/** The staff's input. `show_until` empty means that it never expires. */
export const announcementInput = z.object({
  title: line(announcementLimits.title, {
    missing: 'Announcement title is required',
    tooLong: `The title can have at most ${announcementLimits.title} characters.`,
  }).min(1, 'Announcement title is required'),
  message: paragraphs(announcementLimits.message, {
    missing: 'Announcement message is required',
    tooLong: `The message can have at most ${announcementLimits.message} characters.`,
  }).min(1, 'Announcement message is required'),
  is_active: z.boolean({ error: 'Say whether it is active.' }).default(true),
  show_until: instant.nullable().default(null),
});

export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  is_active: z.boolean(),
  show_until: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  deleted_at: instant.nullable().optional(),
  can: rights.optional(),
});

const announcementStatuses = ['Active', 'Inactive', 'Expired'] as const;

/** `status=Active` is the dashboard's "Active only". */
export const announcementQuery = listQuery.extend({
  is_active: z.stringbool().optional(),
  status: z.enum(announcementStatuses, { error: 'Choose Active, Inactive or Expired.' }).optional(),
});

export type AnnouncementQuery = z.infer<typeof announcementQuery>;
export type AnnouncementInput = z.infer<typeof announcementInput>;
export type Announcement = z.infer<typeof announcement>;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

export function announcementStatus(it: Pick<Announcement, 'is_active' | 'show_until'>, now: Date): AnnouncementStatus {
  if (it.show_until !== null && it.show_until <= now.toISOString()) return 'Expired';
  return it.is_active ? 'Active' : 'Inactive';
}

import { z } from 'zod';
import { day } from './instant.ts';
import { kept } from './kept.ts';
import { optionalParagraphs, requiredField } from './staff-field.ts';

/** How much of the date is known, and shown: "2024", "March 2024" or "5 March 2024". */
export const datePrecisions = ['year', 'month', 'day'] as const;

/** One step in the organisation's history. */
export const timelineEntry = z.object({
  id: z.int(),
  date: day,
  precision: z.enum(datePrecisions),
  title: z.string(),
  text: z.string(),
});

export const staffTimelineEntry = timelineEntry.extend(kept);

/** What staff fill in. Of a date that is known to the month, the day is any day of it. */
export const timelineEntryInput = z.object({
  date: z.string({ error: 'Date is required' }).min(1, 'Date is required').pipe(day),
  precision: z.enum(datePrecisions, { error: 'Choose year, month or day.' }).default('day'),
  title: requiredField('Title is required'),
  text: optionalParagraphs(2000),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;
export type StaffTimelineEntry = z.infer<typeof staffTimelineEntry>;
export type TimelineEntryInput = z.infer<typeof timelineEntryInput>;

import { z } from 'zod';
import { day } from './instant.ts';

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

export type TimelineEntry = z.infer<typeof timelineEntry>;

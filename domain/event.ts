import { z } from 'zod';
import { addMonths, endOfDay, startOfDay } from './calendar.ts';
import { instant } from './instant.ts';
import { picture } from './picture.ts';

export const eventTypes = ['offline', 'online', 'hybrid'] as const;

export const event = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  event_type: z.enum(eventTypes),
  location: z.string(),
  online_link: z.string().nullable(),
  start_date: instant,
  end_date: instant.nullable(),
  banner: z.string().nullable(),
  banner_picture: picture.nullable(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  category: z.string().nullable(),
  organizer: z.string().nullable(),
  is_active: z.boolean(),
  is_public: z.boolean(),
  capacity: z.int().nullable(),
  rating: z.number().nullable(),
  created_at: instant,
  updated_at: instant,
});

/** Lists leave out the long HTML; `summary` is its beginning as plain text. */
export const listedEvent = event.omit({ description: true });

export type Event = z.infer<typeof event>;
export type ListedEvent = z.infer<typeof listedEvent>;

/** Lengths, in characters, at which a card cuts the text. */
export const eventCardText = 120;

/** How long the Recent Events carousel takes to slide, in milliseconds. */
export const EVENT_SLIDE_DURATION = 500;

/**
 * The lists of events a visitor meets, by name: spec section 9. Each is a range of start dates around "now", both ends
 * inclusive; `most` is how many are shown, the nearest first.
 */
export const eventWindows = ['home_upcoming', 'home_recent', 'carousel'] as const;
export type EventWindow = (typeof eventWindows)[number];

export interface EventRange {
  from: Date | null;
  to: Date;
  order: 'soonest' | 'newest';
  most: number;
}

export function eventRange(window: EventWindow, now: Date, timeZone: string): EventRange {
  switch (window) {
    case 'home_upcoming': {
      const tomorrow = startOfDay(now, timeZone, 1);
      return { from: tomorrow, to: addMonths(tomorrow, 1, timeZone), order: 'soonest', most: 4 };
    }
    case 'home_recent':
      return { from: addMonths(now, -1, timeZone), to: now, order: 'newest', most: 2 };
    case 'carousel':
      return { from: null, to: endOfDay(now, timeZone), order: 'newest', most: 5 };
  }
}

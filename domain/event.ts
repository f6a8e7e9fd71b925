import { z } from 'zod';
import { addMonths, endOfDay, startOfDay } from './calendar.ts';
import { identifier } from './identifier.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { picture } from './picture.ts';

export const eventTypes = ['offline', 'online', 'hybrid'] as const;

/** Places of an event that says nothing else. */
export const CAPACITY = 100;

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
  /** Who has registered so far, and how many more may. */
  registered: z.int(),
  places_left: z.int(),
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

/** Places left of an event's capacity; none where more have come than fit. */
export const placesLeft = (capacity: number | null, registered: number) =>
  Math.max(0, (capacity ?? CAPACITY) - registered);

export type RegistrationState = 'open' | 'full' | 'closed';

/** Whether visitors may register: until the event begins, while places are left. */
export function registrationState(it: Pick<Event, 'start_date' | 'places_left'>, now: Date): RegistrationState {
  if (it.start_date <= now.toISOString()) return 'closed';
  return it.places_left > 0 ? 'open' : 'full';
}

/** The lists of events a visitor meets, by name: spec section 9. */
export const eventWindows = [
  'home_upcoming',
  'home_recent',
  'carousel',
  'recent',
  'upcoming',
  'more_upcoming',
] as const;
export type EventWindow = (typeof eventWindows)[number];

/** `excluding` leaves one event out of a window. */
export const eventQuery = listQuery.extend({
  window: z.enum(eventWindows).optional(),
  excluding: identifier.shape.id.optional(),
});

/** A range of start dates around "now", both ends inclusive. */
export interface EventRange {
  from: Date | null;
  to: Date;
  /** Whether the ends move on with the clock. Otherwise they stay where they are until midnight. */
  moves: boolean;
  order: 'soonest' | 'newest';
  /** How many are shown at once. */
  most: number;
  /** Whether the others are reached page by page; otherwise these are all there are. */
  paged: boolean;
}

export function eventRange(window: EventWindow, now: Date, timeZone: string): EventRange {
  const tomorrow = startOfDay(now, timeZone, 1);
  const today = endOfDay(now, timeZone);
  switch (window) {
    case 'home_upcoming':
      return {
        from: tomorrow,
        to: addMonths(tomorrow, 1, timeZone),
        moves: false,
        order: 'soonest',
        most: 4,
        paged: false,
      };
    case 'home_recent':
      return { from: addMonths(now, -1, timeZone), to: now, moves: true, order: 'newest', most: 2, paged: false };
    case 'carousel':
      return { from: null, to: today, moves: false, order: 'newest', most: 5, paged: false };
    case 'recent':
      return { from: null, to: today, moves: false, order: 'newest', most: 8, paged: true };
    case 'upcoming':
      return {
        from: tomorrow,
        to: addMonths(today, 1, timeZone),
        moves: false,
        order: 'soonest',
        most: 4,
        paged: false,
      };
    case 'more_upcoming':
      return { from: now, to: addMonths(now, 1, timeZone), moves: true, order: 'soonest', most: 3, paged: false };
  }
}

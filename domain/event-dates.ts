import { addMonths, endOfDay, startOfDay } from './calendar.ts';

// Without a schema: visitors' scripts take from here.

/** When an event is. */
interface EventDates {
  start_date: string;
  end_date: string | null;
}

/** The last moment of an event. One without an end lasts to the end of its day. */
export function eventEnd({ start_date, end_date }: EventDates, timeZone: string): string {
  return end_date ?? endOfDay(new Date(start_date), timeZone).toISOString();
}

export type EventPhase = 'over' | 'now' | 'today' | 'later';

/** The phase of an event at this moment. */
export function eventPhase(it: EventDates, now: Date, timeZone: string): EventPhase {
  const moment = now.toISOString();
  if (eventEnd(it, timeZone) < moment) return 'over';
  if (it.start_date <= moment) return 'now';
  return it.start_date <= endOfDay(now, timeZone).toISOString() ? 'today' : 'later';
}

/** The lists of events a visitor meets, by name: spec section 9, and `coming`, all that are not yet behind us. */
export const eventWindows = [
  'home_upcoming',
  'home_recent',
  'carousel',
  'recent',
  'upcoming',
  'more_upcoming',
  'coming',
] as const;
export type EventWindow = (typeof eventWindows)[number];

/** A range of start dates around "now", both ends inclusive. */
export interface EventRange {
  from: Date | null;
  to: Date;
  /** Whether the ends move on with the clock. Otherwise they stay where they are until midnight. */
  moves: boolean;
  order: 'soonest' | 'newest';
  /** Maximum number shown at once. */
  most: number;
  /** Whether the others are reached page by page; otherwise these are all there are. */
  paged: boolean;
}

/** Later than any event. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

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
    case 'coming':
      return { from: startOfDay(now, timeZone), to: END_OF_TIME, moves: false, order: 'soonest', most: 8, paged: true };
  }
}

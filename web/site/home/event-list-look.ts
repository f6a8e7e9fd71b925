import type { EventWindow } from '../../../domain/event.ts';

export type EventListName = Extract<EventWindow, 'home_upcoming' | 'home_recent' | 'carousel'>;

/** How a list of events looks. Plain values, so that they can travel to an island. */
export interface EventListLook {
  list: EventListName;
  timeZone: string;
  /** Characters after which a description is cut. */
  textLength: number;
  /** Milliseconds the carousel takes to slide. */
  slideDuration: number;
}

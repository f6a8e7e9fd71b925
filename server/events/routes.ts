import { z } from 'zod';
import { addMonths, startOfDay } from '../../domain/calendar.ts';
import { type EventWindow, eventRange, eventWindows, type ListedEvent, listedEvent } from '../../domain/event.ts';
import { LARGEST_PAGE, listQuery, pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { eventsInRange, listPublicEvents, nextStart } from './store.ts';

const eventQuery = listQuery.extend({ window: z.enum(eventWindows).optional() });

export function eventRoutes({ rows, media, config: { timeZone } }: Desk): Endpoint[] {
  /** The window's events, and when the clock next moves one in or out of it. */
  async function inWindow(window: EventWindow, now: Date, freshness: Freshness): Promise<ListedEvent[]> {
    const range = eventRange(window, now, timeZone);
    const found = await eventsInRange(rows, media, range);
    freshness.changesAt(startOfDay(now, timeZone, 1));
    freshness.changesAt(await nextStart(rows, now));
    if (window === 'home_recent') {
      for (const { start_date } of found) {
        freshness.changesAt(new Date(addMonths(new Date(start_date), 1, timeZone).getTime() + 1));
      }
    }
    return found;
  }

  return [
    endpoint({
      method: 'GET',
      path: '/events/',
      access: 'public',
      summary: 'The events visitors may see, or those of one window',
      query: eventQuery,
      reply: pageOf(listedEvent),
      async handle({ query: { window, ...query }, now, freshness }) {
        freshness.dependOn('events', 'media');
        if (window === undefined) {
          return asPage(await listPublicEvents(rows, media, query, sliceOf(query, LARGEST_PAGE)), '/events/', query);
        }
        const results = await inWindow(window, now, freshness);
        return { count: results.length, next: null, previous: null, results };
      },
    }),
  ];
}

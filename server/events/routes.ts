import { type EventWindow, event, eventQuery, eventRange, listedEvent } from '../../domain/event.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE, type ListQuery, pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { notFound } from '../http/refusal.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { presentEvents } from './present.ts';
import { eventsInRange, findPublicEvent, listPublicEvents } from './store.ts';
import { noteChanges } from './windows.ts';

export function eventRoutes({ rows, media, config: { timeZone, publicUrl } }: Desk): Endpoint[] {
  /** The window's events now, and when the clock next moves one in or out of it. */
  async function inWindow(
    window: EventWindow,
    { excluding, ...query }: ListQuery & { excluding?: number | undefined },
    now: Date,
    freshness: Freshness,
  ) {
    const range = eventRange(window, now, timeZone);
    await noteChanges(rows, range, now, timeZone, freshness);
    if (!range.paged) {
      const { results } = await eventsInRange(rows, media, range, { offset: 0, limit: range.most }, excluding);
      return { count: results.length, next: null, previous: null, results };
    }
    const page = { ...query, page_size: query.page_size ?? range.most };
    const listed = await eventsInRange(rows, media, range, sliceOf(page, range.most), excluding);
    return asPage(listed, '/events/', { window, excluding, ...page });
  }

  const oneEvent = (path: string, summary: string) =>
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary,
      parameters: identifier,
      reply: event,
      async handle({ parameters, now, freshness }) {
        freshness.dependOn('events', 'registrations', 'media');
        const found = await findPublicEvent(rows, parameters.id);
        const [presented] = found ? await presentEvents(rows, media, [found]) : [];
        if (!presented) throw notFound('Event not found');
        // Until it begins, visitors may register.
        if (presented.start_date > now.toISOString()) freshness.changesAt(presented.start_date);
        return { ...presented, description: sanitise(presented.description, publicUrl) };
      },
    });

  return [
    endpoint({
      method: 'GET',
      path: '/events/',
      access: 'public',
      summary: 'The events visitors may see, or those of one window',
      query: eventQuery,
      reply: pageOf(listedEvent),
      async handle({ query: { window, ...query }, now, freshness }) {
        freshness.dependOn('events', 'registrations', 'media');
        if (window) return inWindow(window, query, now, freshness);
        return asPage(await listPublicEvents(rows, media, query, sliceOf(query, LARGEST_PAGE)), '/events/', query);
      },
    }),
    oneEvent('/events/{id}/', 'One event visitors may see'),
    oneEvent('/events_detail/{id}/', 'The same event, by its older address'),
  ];
}

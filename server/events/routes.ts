import { z } from 'zod';
import {
  type EventWindow,
  event,
  eventQuery,
  eventRange,
  listedEvent,
  staffEvent,
  staffListedEvent,
} from '../../domain/event.ts';
import { identifier } from '../../domain/identifier.ts';
import { LARGEST_PAGE, type ListQuery, pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { notFound } from '../http/refusal.ts';
import { may } from '../identity/asker.ts';
import { rightsOf } from '../resource/endpoints.ts';
import { asPage, firstOf, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import { eventPresenter } from './present.ts';
import { eventResource, staffEventRoutes } from './staff-routes.ts';
import { listStaffEvents } from './staff-store.ts';
import { eventsInRange, findPublicEvent, listPublicEvents } from './store.ts';
import { noteChanges } from './windows.ts';

export function eventRoutes(desk: Desk): Endpoint[] {
  const {
    rows,
    media,
    config: { timeZone, publicUrl },
  } = desk;
  const { path, permissions, store } = eventResource(desk);

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
      const { results } = await eventsInRange(rows, media, range, firstOf(range.most), excluding);
      return { count: results.length, next: null, previous: null, results };
    }
    const page = { ...query, page_size: query.page_size ?? range.most };
    const listed = await eventsInRange(rows, media, range, sliceOf(page, range.most), excluding);
    return asPage(listed, path, { window, excluding, ...page });
  }

  /** One event as visitors may see it. Until it begins, they may register. */
  async function shownEvent(id: number, now: Date, freshness: Freshness) {
    freshness.dependOn('events', 'registrations', 'media');
    const found = await findPublicEvent(rows, id);
    if (!found) return undefined;
    if (found.start_date > now.toISOString()) freshness.changesAt(found.start_date);
    const present = await eventPresenter(rows, media, [found]);
    return { ...present(found), description: found.description };
  }

  const oneEvent = (address: string, summary: string) =>
    endpoint({
      method: 'GET',
      path: address,
      access: 'public',
      summary,
      parameters: identifier,
      reply: z.union([event, staffEvent]),
      async handle({ asker, parameters: { id }, now, freshness }) {
        const forStaff = may(asker, permissions.view);
        const found = forStaff ? await store.find(rows, id) : await shownEvent(id, now, freshness);
        if (!found) throw notFound('Event not found');
        const description = sanitise(found.description, publicUrl);
        return forStaff ? { ...found, description, can: rightsOf(asker, permissions) } : { ...found, description };
      },
    });

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'The events visitors may see, or those of one window; for staff all of them',
      query: eventQuery,
      reply: z.union([pageOf(listedEvent), pageOf(staffListedEvent)]),
      async handle({ asker, query: { window, ...query }, now, freshness }) {
        if (window === undefined && may(asker, permissions.view)) {
          const listed = await listStaffEvents(rows, media, query, sliceOf(query, LARGEST_STAFF_LIST));
          return asPage(withRights(listed, asker, permissions), path, query, LARGEST_STAFF_LIST);
        }
        freshness.dependOn('events', 'registrations', 'media');
        if (window) return inWindow(window, query, now, freshness);
        return asPage(await listPublicEvents(rows, media, query, sliceOf(query, LARGEST_PAGE)), path, query);
      },
    }),
    oneEvent(`${path}{id}/`, 'One event visitors may see; for staff any'),
    oneEvent('/events_detail/{id}/', 'The same event, by its older address'),
    ...staffEventRoutes(desk),
  ];
}

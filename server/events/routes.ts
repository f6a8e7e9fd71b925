import { eventContract } from '../../domain/api/events.ts';
import type { StaffEvent } from '../../domain/event.ts';
import { type EventWindow, eventRange } from '../../domain/event-dates.ts';
import { eventFields } from '../../domain/event-fields.ts';
import { type ListQuery, MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { replyText } from '../../domain/reply-text.ts';
import { ORDER } from '../database/tag-parts.ts';
import { sanitise } from '../html/sanitise.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { createEndpoint, restoreEndpoint, rightsOf } from '../resource/endpoints.ts';
import { withFiles } from '../resource/files.ts';
import { asPage, firstOf, sliceOf } from '../resource/listing.ts';
import { dependOnList, withRights } from '../resource/public-list.ts';
import { type AfterChange, resourceWrites } from '../resource/writes.ts';
import type { Services } from '../services.ts';
import { eventPresenter } from './present.ts';
import { eventStore, listStaffEvents } from './staff-store.ts';
import { eventsInRange, findPublicEvent, listPublicEvents, noteChanges, notePhases } from './store.ts';

/** Events that visitors see stand in the order of their dates. */
const placesOf = ({ is_active, is_public, deleted_at, start_date, end_date }: StaffEvent): Record<string, string> =>
  is_active && is_public && !deleted_at ? { [ORDER]: JSON.stringify([start_date, end_date]) } : {};

/** The resource that the staff's calls work on. */
function eventResource(services: Pick<Services, 'media' | 'config'>) {
  const store = eventStore(services);
  return { ...eventContract, resource: 'events', cacheTag: 'events', fields: eventFields, store, placesOf } as const;
}

/** The staff's calls for events. */
function staffEventRoutes(services: Services, tell: AfterChange<StaffEvent>): Endpoint[] {
  const events = eventResource(services);
  const { permissions, store, files } = events;
  const writes = resourceWrites(services, events);
  return [
    createEndpoint(services, events),
    implement('PUT /events/{id}/', async ({ currentUser, parameters: { id }, body, uploads }) => {
      const { updated_at } = body;
      const then = body.tell ? tell : undefined;
      const changed =
        body.only === 'status'
          ? await writes.edit(currentUser, id, updated_at, (db, now) => store.setActive(db, id, body.is_active, now), {
              then,
            })
          : await writes.update(
              currentUser,
              id,
              await withFiles(services, currentUser, body, uploads, files),
              body,
              then,
            );
      return { ...changed, can: rightsOf(currentUser, permissions) };
    }),
    implement('DELETE /events/{id}/', async ({ currentUser, parameters, query }) => {
      await writes.moveToTrash(currentUser, parameters.id, query.tell ? tell : undefined);
    }),
    restoreEndpoint(services, events),
    implement('POST /events/{id}/duplicate/', async ({ currentUser, parameters }) => {
      const made = await writes.add(currentUser, async ({ db, now }) => {
        const id = await store.duplicate(db, parameters.id, now, currentUser.language);
        if (id === undefined) throw notFound(replyText('eventNotFound'));
        return id;
      });
      return { ...made, can: rightsOf(currentUser, permissions) };
    }),
  ];
}

/** `tell` tells the people registered for an event of a change. */
export function eventRoutes(services: Services, tell: AfterChange<StaffEvent>): Endpoint[] {
  const {
    db,
    media,
    config: { timeZone, publicUrl },
  } = services;
  const { path, permissions, store } = eventResource(services);

  /** The window's events now, and when the clock next moves one in or out of it. */
  async function inWindow(
    window: EventWindow,
    { excluding, ...query }: ListQuery & { excluding?: number | undefined },
    now: Date,
    cacheContext: CacheContext,
  ) {
    const range = eventRange(window, now, timeZone);
    await noteChanges(db, range, now, timeZone, cacheContext);
    if (!range.paged) {
      const { results } = await eventsInRange(db, media, range, firstOf(range.most), excluding);
      notePhases(results, now, timeZone, cacheContext);
      return { count: results.length, next: null, previous: null, results };
    }
    const page = { ...query, page_size: query.page_size ?? range.most };
    const listed = await eventsInRange(db, media, range, sliceOf(page, range.most), excluding);
    notePhases(listed.results, now, timeZone, cacheContext);
    return asPage(listed, path, { window, excluding, ...page });
  }

  /** One event as visitors may see it. Until it begins, they may register. */
  async function shownEvent(id: number, now: Date, cacheContext: CacheContext) {
    cacheContext.addParts('registrations', [id]);
    const found = await findPublicEvent(db, id);
    if (!found) return undefined;
    notePhases([found], now, timeZone, cacheContext);
    const present = await eventPresenter(db, media, [found]);
    return present(found);
  }

  async function readEvent(currentUser: CurrentUser | null, id: number, now: Date, cacheContext: CacheContext) {
    const forStaff = may(currentUser, permissions.view);
    const found = forStaff ? await store.find(db, id) : await shownEvent(id, now, cacheContext);
    if (!found) throw notFound(replyText('eventNotFound'));
    const description = sanitise(found.description, publicUrl);
    return forStaff ? { ...found, description, can: rightsOf(currentUser, permissions) } : { ...found, description };
  }

  return [
    implement('GET /events/', async ({ currentUser, query: { window, ...query }, now, cacheContext }) => {
      if (window === undefined && may(currentUser, permissions.view)) {
        const listed = await listStaffEvents(db, media, query, sliceOf(query, MAX_STAFF_LIST), { now, timeZone });
        return asPage(withRights(listed, currentUser, permissions), path, query, MAX_STAFF_LIST);
      }
      dependOnList(cacheContext, 'events', window ? {} : query);
      const shown = window
        ? await inWindow(window, query, now, cacheContext)
        : asPage(await listPublicEvents(db, media, query, sliceOf(query, MAX_PAGE_SIZE)), path, query);
      cacheContext.addParts(
        'registrations',
        shown.results.map(({ id }) => id),
      );
      return shown;
    }),
    implement('GET /events/{id}/', ({ currentUser, parameters, now, cacheContext }) =>
      readEvent(currentUser, parameters.id, now, cacheContext),
    ),
    implement('GET /events_detail/{id}/', ({ currentUser, parameters, now, cacheContext }) =>
      readEvent(currentUser, parameters.id, now, cacheContext),
    ),
    ...staffEventRoutes(services, tell),
  ];
}

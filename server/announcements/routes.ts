import type { z } from 'zod';
import type { announcement, announcementInput } from '../../domain/announcement.ts';
import { announcementContract } from '../../domain/api/announcements.ts';
import type { CacheContext } from '../http/cache-context.ts';
import { may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { type ResourceDescription, readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, MAX_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { announcementStore, listAnnouncements, shownAnnouncements } from './store.ts';

const announcements = {
  resource: 'announcements',
  cacheTag: 'announcements',
  ...announcementContract,
  store: announcementStore,
} as const satisfies ResourceDescription<z.infer<typeof announcement>, z.infer<typeof announcementInput>>;

export function announcementRoutes(services: Services): Endpoint[] {
  const { path, permissions } = announcements;

  /** Adds the cache tag and the moment at which the first announcement expires. */
  async function shownNow(now: Date, cacheContext: CacheContext) {
    const shown = await shownAnnouncements(services.db, now);
    cacheContext.addTags('announcements');
    for (const { show_until } of shown) cacheContext.expiresAt(show_until);
    return shown;
  }

  return [
    implement('GET /announcements/active/', ({ now, cacheContext }) => shownNow(now, cacheContext)),
    implement('GET /announcements/', async ({ currentUser, query, now, cacheContext }) => {
      if (!may(currentUser, 'announcements.view')) {
        const shown = await shownNow(now, cacheContext);
        const { offset, limit } = sliceOf(query, shown.length);
        const listed = { count: shown.length, results: shown.slice(offset, offset + limit) };
        return asArrayOrPage(listed, path, query);
      }
      const listed = await listAnnouncements(services.db, query, sliceOf(query, MAX_STAFF_LIST), now);
      return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
    }),
    readEndpoint(services, announcements),
    ...writeEndpoints(services, announcements),
  ];
}

import type { z } from 'zod';
import type { announcement, announcementInput } from '../../domain/announcement.ts';
import { announcementContract } from '../../domain/api/announcements.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { may } from '../identity/asker.ts';
import { type ResourceDescription, readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import { announcementStore, listAnnouncements, shownAnnouncements } from './store.ts';

const announcements = {
  resource: 'announcements',
  topic: 'announcements',
  ...announcementContract,
  store: announcementStore,
} as const satisfies ResourceDescription<z.infer<typeof announcement>, z.infer<typeof announcementInput>>;

export function announcementRoutes(desk: Desk): Endpoint[] {
  const { path, permissions } = announcements;

  /** What everybody sees, and the moment at which the first of them runs out. */
  async function shownNow(now: Date, freshness: Freshness) {
    const shown = await shownAnnouncements(desk.rows, now);
    freshness.dependOn('announcements');
    for (const { show_until } of shown) freshness.changesAt(show_until);
    return shown;
  }

  return [
    implement('GET /announcements/active/', ({ now, freshness }) => shownNow(now, freshness)),
    implement('GET /announcements/', async ({ asker, query, now, freshness }) => {
      if (!may(asker, 'announcements.view')) {
        const shown = await shownNow(now, freshness);
        const { offset, limit } = sliceOf(query, shown.length);
        const listed = { count: shown.length, results: shown.slice(offset, offset + limit) };
        return asArrayOrPage(listed, path, query);
      }
      const listed = await listAnnouncements(desk.rows, query, sliceOf(query, LARGEST_STAFF_LIST), now);
      return asArrayOrPage(withRights(listed, asker, permissions), path, query);
    }),
    readEndpoint(desk, announcements),
    ...writeEndpoints(desk, announcements),
  ];
}

import { z } from 'zod';
import { announcement, announcementInput, announcementQuery } from '../../domain/announcement.ts';
import { pageOf } from '../../domain/listing.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Freshness } from '../http/freshness.ts';
import { may } from '../identity/asker.ts';
import { type ResourceDescription, readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, LARGEST_STAFF_LIST, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import { announcementStore, listAnnouncements, shownAnnouncements } from './store.ts';

const announcements = {
  resource: 'announcements',
  topic: 'announcements',
  path: '/announcements/',
  singular: 'announcement',
  thing: announcement,
  input: announcementInput,
  store: announcementStore,
  permissions: {
    view: 'announcements.view',
    create: 'announcements.create',
    edit: 'announcements.edit',
    delete: 'announcements.delete',
  },
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
    endpoint({
      method: 'GET',
      path: '/announcements/active/',
      access: 'public',
      summary: 'The announcements visitors read now',
      reply: z.array(announcement),
      handle: ({ now, freshness }) => shownNow(now, freshness),
    }),
    endpoint({
      method: 'GET',
      path,
      access: 'public',
      summary: 'All announcements for staff; what is shown now for everybody else',
      query: announcementQuery,
      reply: z.union([z.array(announcement), pageOf(announcement)]),
      async handle({ asker, query, now, freshness }) {
        if (!may(asker, 'announcements.view')) {
          const shown = await shownNow(now, freshness);
          const { offset, limit } = sliceOf(query, shown.length);
          const listed = { count: shown.length, results: shown.slice(offset, offset + limit) };
          return asArrayOrPage(listed, path, query);
        }
        const listed = await listAnnouncements(desk.rows, query, sliceOf(query, LARGEST_STAFF_LIST), now);
        return asArrayOrPage(withRights(listed, asker, permissions), path, query);
      },
    }),
    readEndpoint(desk, announcements),
    ...writeEndpoints(desk, announcements),
  ];
}

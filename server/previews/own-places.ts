import type { z } from 'zod';
import { addresses } from '../../domain/addresses.ts';
import { api } from '../../domain/api/api.ts';
import type { Database } from '../database/open.ts';
import { eventStore } from '../events/staff-store.ts';
import { galleryStore } from '../gallery/store.ts';
import { plainPageStore } from '../plain-pages/staff-store.ts';
import { postStore } from '../posts/staff-store.ts';
import type { Services } from '../services.ts';

/** Where one kind of record is shown by itself. */
export interface OwnPlace {
  page(id: number): string;
  query?(id: number): Record<string, string>;
  /** The path of the call that brings a record there, and what that call says of it. */
  call(id: number): string;
  reply: z.ZodType;
  store: { find(db: Database, id: number): Promise<object | undefined> };
}

/**
 * The records that are shown by themselves. Posts and pages stand at addresses of unsaved ones: their own may be
 * missing, or belong to another record by now.
 */
export const ownPlaces = (services: Services) => ({
  posts: {
    page: () => addresses.postPreview('unsaved'),
    call: () => '/post-previews/unsaved/',
    reply: api['GET /post-previews/{token}/'].reply,
    store: postStore(services),
  },
  events: {
    page: addresses.eventByNumber,
    call: (id: number) => `/events_detail/${id}/`,
    reply: api['GET /events_detail/{id}/'].reply,
    store: eventStore(services),
  },
  pages: {
    page: () => addresses.plainPage('unsaved-page'),
    call: () => '/pages/at/unsaved-page/',
    reply: api['GET /pages/at/{address}/'].reply,
    store: plainPageStore(services),
  },
  gallery: {
    page: () => addresses.gallery,
    query: (id: number) => ({ item: String(id) }),
    call: (id: number) => `/gallery/${id}/`,
    reply: api['GET /gallery/{id}/'].reply,
    store: galleryStore(services.media),
  },
});

import type { z } from 'zod';
import { addresses } from '../../domain/addresses.ts';
import { api } from '../../domain/api/api.ts';
import { isPageOfSections, pageOfSectionsAt } from '../../domain/page-sections.ts';
import type { Database } from '../database/open.ts';
import { eventStore } from '../events/staff-store.ts';
import { galleryStore } from '../gallery/store.ts';
import { withShownBlocks } from '../plain-pages/present.ts';
import { plainPageStore } from '../plain-pages/staff-store.ts';
import { postStore } from '../posts/staff-store.ts';
import type { Services } from '../services.ts';

/** As much of a record as says where it is shown. */
interface ShownRecord {
  id: number;
  address?: string;
}

/** Where one kind of record is shown by itself. */
export interface OwnPlace {
  page(record: ShownRecord): string;
  query?(id: number): Record<string, string>;
  /** The path of the call that brings a record there, and what that call says of it. */
  call(record: ShownRecord): string;
  reply: z.ZodType;
  store: { find(db: Database, id: number): Promise<ShownRecord | undefined> };
}

/** Pages without the blocks that visitors do not see now. */
function asVisitorsSeeIt(services: Services) {
  const store = plainPageStore(services);
  return {
    ...store,
    async find(db: Database, id: number) {
      const page = await store.find(db, id);
      return page && withShownBlocks(page, services.clock()).page;
    },
  };
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
    page: ({ id }: ShownRecord) => addresses.eventByNumber(id),
    call: ({ id }: ShownRecord) => `/events_detail/${id}/`,
    reply: api['GET /events_detail/{id}/'].reply,
    store: eventStore(services),
  },
  pages: {
    page: ({ address = '' }: ShownRecord) =>
      isPageOfSections(address) ? address : addresses.plainPage('unsaved-page'),
    call({ address = '' }: ShownRecord) {
      const name = pageOfSectionsAt(address);
      return name === undefined ? '/pages/at/unsaved-page/' : `/site/pages/${name}/content/`;
    },
    reply: api['GET /pages/at/{address}/'].reply,
    store: asVisitorsSeeIt(services),
  },
  gallery: {
    page: () => addresses.gallery,
    query: (id: number) => ({ item: String(id) }),
    call: ({ id }: ShownRecord) => `/gallery/${id}/`,
    reply: api['GET /gallery/{id}/'].reply,
    store: galleryStore(services.media),
  },
});

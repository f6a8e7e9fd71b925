import { holdLock } from '../database/lock.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { BuiltSite } from '../pages/public-pages.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { type OwnPlace, ownPlaces } from './own-places.ts';
import { previewRenderer } from './render.ts';

/** Ends the transaction of a preview, so that nothing of it stays. */
class RolledBack extends Error {}

/**
 * The record as saving this input would make it: it is saved, read, and taken back, so that a preview is checked and
 * sanitised as a save is. Throws what saving throws.
 */
async function asIfSaved<Item extends { deleted_at?: string | null | undefined }, Input>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  store: ResourceStore<Item, Input>,
  { id, input, by, tag }: { id: number | undefined; input: Input; by: number; tag: 'posts' | 'events' | 'pages' },
): Promise<Item> {
  const now = clock().toISOString();
  let saved: Item | undefined;
  async function save(transaction: Services['db']): Promise<never> {
    await holdLock({ db: transaction, now }, tag);
    if (id !== undefined) {
      const before = await store.find(transaction, id);
      if (!before || before.deleted_at != null) throw notFound();
      await store.update(transaction, id, input, now, now);
    }
    saved = await store.find(transaction, id ?? (await store.create(transaction, input, now, by)));
    throw new RolledBack();
  }
  await db
    .transaction()
    .execute(save)
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!saved) throw notFound();
  return saved;
}

/** The calls that show what visitors would see if a form were saved now. */
export function previewRoutes(services: Services, site: BuiltSite, directCalls: () => DirectCalls): Endpoint[] {
  const render = previewRenderer(services, site, directCalls);

  /** Renders the page of a record, whose call for it is answered with this one. */
  const shown = ({ page, call }: Pick<OwnPlace, 'page' | 'call'>, record: Parameters<OwnPlace['page']>[0]) =>
    render({
      page: page(record),
      answer: async (path, ask) => (path === call(record) ? { isRefused: false, reply: record } : ask()),
    });

  const { posts, events, pages } = ownPlaces(services);
  return [
    implement('POST /previews/posts/', async ({ currentUser: { userId: by }, body: { id, ...input } }) =>
      shown(posts, await asIfSaved(services, posts.store, { id, input, by, tag: 'posts' })),
    ),
    implement('POST /previews/events/', async ({ currentUser: { userId: by }, body: { id, ...input } }) =>
      shown(events, await asIfSaved(services, events.store, { id, input, by, tag: 'events' })),
    ),
    implement('POST /previews/pages/', async ({ currentUser: { userId: by }, body: { id, ...input } }) =>
      shown(pages, await asIfSaved(services, pages.store, { id, input, by, tag: 'pages' })),
    ),
  ];
}

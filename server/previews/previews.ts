import { holdLock } from '../database/lock.ts';
import { eventStore } from '../events/staff-store.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { Site } from '../pages/public-pages.ts';
import { plainPageStore } from '../plain-pages/staff-store.ts';
import { postStore } from '../posts/staff-store.ts';
import type { ResourceStore } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { previewRenderer } from './render.ts';

/** The page on which a preview is rendered, and the call that answers the previewed record there. */
interface Place {
  page: string;
  call: string;
}

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
export function previewRoutes(services: Services, site: Site, directCalls: () => DirectCalls): Endpoint[] {
  const render = previewRenderer(services, site, directCalls);

  /** Renders the page, whose call for the record is answered with this one. */
  const withRecord = ({ page, call }: Place, record: unknown) =>
    render({ page, answer: async (path, ask) => (path === call ? { isRefused: false, reply: record } : ask()) });

  const posts = postStore(services);
  const events = eventStore(services);
  const pages = plainPageStore(services.config.publicUrl);
  return [
    implement('POST /previews/posts/', async ({ currentUser, body: { id, ...input } }) =>
      withRecord(
        { page: '/BlogPreview/unsaved', call: '/post-previews/unsaved/' },
        await asIfSaved(services, posts, { id, input, by: currentUser.userId, tag: 'posts' }),
      ),
    ),
    implement('POST /previews/events/', async ({ currentUser, body: { id, ...input } }) =>
      withRecord(
        { page: '/EventDetails/1', call: '/events_detail/1/' },
        await asIfSaved(services, events, { id, input, by: currentUser.userId, tag: 'events' }),
      ),
    ),
    implement('POST /previews/pages/', async ({ currentUser, body: { id, ...input } }) =>
      withRecord(
        { page: '/unsaved-page', call: '/pages/at/unsaved-page/' },
        await asIfSaved(services, pages, { id, input, by: currentUser.userId, tag: 'pages' }),
      ),
    ),
  ];
}

import { setTimeout } from 'node:timers/promises';
import { VariantQueue } from '../../server/media/variant-queue.ts';
import type { TestApp } from './test-app.ts';

/** Pages that together show a picture in every place there is. */
export const pagesWithPictures = [
  '/',
  '/MoreBlogs',
  '/BlogDetail/1',
  '/Events',
  '/EventDetails/1',
  '/Gallery',
  '/Videos',
  '/Team',
];

/** Every record shows this one picture. */
export async function showEverywhere({ services }: TestApp, mediaId: number): Promise<void> {
  await services.write(null, async ({ db, changes }) => {
    for (const table of ['advertisements', 'events', 'posts', 'team_members'] as const) {
      await db.updateTable(table).set({ media_id: mediaId }).execute();
    }
    await db.updateTable('gallery_items').set({ thumbnail_media_id: mediaId }).execute();
    await db.updateTable('gallery_items').set({ media_id: mediaId }).where('media_id', 'is not', null).execute();
    await db.updateTable('events').set({ banner_media_id: mediaId }).execute();
    for (const tag of ['ads', 'events', 'posts', 'team', 'gallery', 'media'] as const) changes(tag);
  });
}

/** Has the other sizes of all pictures made, and waits for them. */
export async function waitForSizes({ services }: TestApp): Promise<void> {
  new VariantQueue(services, services.media.imageWorker).nudge();
  const waiting = services.db.selectFrom('media').select('id').where('variants', 'is', null);
  while (await waiting.executeTakeFirst()) await setTimeout(100);
}

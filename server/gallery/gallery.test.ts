import type { Insertable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { GalleryItem } from '../../domain/gallery-item.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { Tables } from '../database/tables.ts';

eachDatabase('the gallery', { perTest: true }, (app) => {
  let picture: number;

  beforeEach(async () => {
    picture = await addPicture(app.services);
  });

  const addItem = (
    options: Partial<Insertable<Tables['gallery_items']>> = {},
    categories: number[] = [],
  ): Promise<number> =>
    app.services.write(null, async ({ db, now, changes }) => {
      const { id } = await db
        .insertInto('gallery_items')
        .values({
          title: 'A field',
          description: '',
          media_type: 'image',
          media_id: picture,
          video_url: null,
          thumbnail_media_id: null,
          is_active: true,
          uploaded_by: null,
          uploaded_at: now,
          updated_at: now,
          deleted_at: null,
          ...options,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const category_id of categories) {
        await db.insertInto('gallery_item_categories').values({ item_id: id, category_id }).execute();
      }
      changes('gallery');
      return id;
    });
  const addGalleryCategory = (name: string): Promise<number> =>
    app.services.write(null, async ({ db, now, changes }) => {
      const { id } = await db
        .insertInto('gallery_categories')
        .values({ name, slug: name.toLowerCase(), icon: 'nature', created_at: now, updated_at: now, deleted_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      changes('gallery');
      return id;
    });
  const list = async (query = ''): Promise<GalleryItem[]> => (await app.get(`/api/gallery/${query}`)).json();
  const ids = (found: GalleryItem[]) => found.map(({ id }) => id);
  const film = { media_type: 'video', media_id: null, video_url: 'https://youtu.be/a1B2c3-_9Zx' } as const;

  test('shows what is active, the newest first, with pictures and categories', async () => {
    const nature = await addGalleryCategory('Nature');
    const photo = await addItem({}, [nature]);
    const video = await addItem({ ...film, thumbnail_media_id: picture, uploaded_at: '2026-11-20T09:00:00.000Z' });
    await addItem({ is_active: false });
    await addItem({ deleted_at: MORNING });
    const found = await list();
    expect(ids(found)).toEqual([video, photo]);
    expect(found[0]).toMatchObject({ media_type: 'video', image: null, video_url: film.video_url, categories: [] });
    expect(found[0]?.thumbnail).toBe(found[0]?.thumbnail_picture?.url);
    expect(found[1]).toMatchObject({ media_type: 'image', categories: [{ id: nature, name: 'Nature' }] });
    expect(found[1]?.image).toBe(found[1]?.picture?.url);
    expect(await (await app.get(`/api/gallery/${photo}/`)).json()).toEqual(found[1]);
  });

  test('filters by type and category, and pages when asked', async () => {
    const [food, art] = [await addGalleryCategory('Food'), await addGalleryCategory('Art')];
    const both = await addItem({ title: 'Both' }, [food, art]);
    const clip = await addItem(film, [art]);
    expect(ids(await list('?category=ART')).sort()).toEqual([both, clip].sort());
    expect(ids(await list(`?category=${food}`))).toEqual([both]);
    expect(ids(await list('?category=art&media_type=video'))).toEqual([clip]);
    expect(ids(await list('?search=BOTH'))).toEqual([both]);
    expect((await app.get('/api/gallery/?media_type=sound')).status).toBe(400);
    const elsewhere = await addItem({ ...film, video_url: 'https://example.org/youtube.mp4' }, [art]);
    expect(ids(await list('?category=art&video_host=youtube'))).toEqual([clip]);
    for (const video_url of ['https://WWW.YouTube-NoCookie.com/embed/abcdefghijk', 'https://youtu.be/abcdefghijk']) {
      const shared = await addItem({ ...film, video_url });
      expect(ids(await list('?video_host=youtube'))).toContain(shared);
    }
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('gallery_items').set({ deleted_at: MORNING }).where('id', '=', elsewhere).execute();
      changes('gallery');
    });
    const page = await (await app.get('/api/gallery/?page_size=1&category=art')).json();
    expect(page).toMatchObject({ count: 2, next: expect.stringContaining('category=art') });
    expect(await (await app.get('/api/gallery-categories/')).json()).toEqual(
      expect.arrayContaining([{ id: food, name: 'Food', slug: 'food', icon: 'nature' }]),
    );
  });

  test('a record hidden from visitors is not found by its number either', async () => {
    const hidden = await addItem({ is_active: false });
    expect((await app.get(`/api/gallery/${hidden}/`)).status).toBe(404);
    expect((await app.get('/api/gallery/2147483647/')).status).toBe(404);
  });

  test('an anonymous list is bounded', async () => {
    for (let index = 0; index < 105; index += 1) await addItem({ title: 'Many' });
    expect(await list('?search=many')).toHaveLength(100);
  });

  test('the database itself refuses a photo without a picture and a video without an address', async () => {
    await expect(addItem({ media_id: null })).rejects.toThrow();
    await expect(addItem({ ...film, video_url: null })).rejects.toThrow();
  });
});

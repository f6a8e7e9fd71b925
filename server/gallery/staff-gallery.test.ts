import { beforeAll, expect, test } from 'vitest';
import { MEGABYTE } from '../../domain/upload.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { publishTranslation } from '../../tests/support/translating.ts';

eachDatabase('the gallery at the dashboard', (app) => {
  let staff: string;
  let picture: number;

  beforeAll(async () => {
    const permissions = ['gallery.view', 'gallery.create', 'gallery.edit', 'gallery.delete'] as const;
    staff = (await signedIn(app, { permissions })).access;
    picture = await addPicture(app.services);
  });

  const send = async (path: string, body: unknown) => (await app.call('POST', path, body, staff)).json();
  const change = async (id: number, body: unknown) => (await app.call('PUT', `/gallery/${id}/`, body, staff)).json();

  test('staff find an item as visitors do, by the words of its title and description in any language', async () => {
    const { id } = await send('/gallery/', {
      title: 'Sowing',
      description: 'Before the rain.',
      media_id: picture,
      categories: [],
    });
    await publishTranslation(app, `gallery/${id}/rw`, { title: 'Kubiba', description: 'Mbere y’imvura.' });
    for (const search of ['Sowing', 'the rain', 'kubiba', 'imvura']) {
      const found = await app.call('GET', `/gallery/?${new URLSearchParams({ search })}`, undefined, staff);
      expect([search, (await found.json()).map((item: { id: number }) => item.id)]).toEqual([search, [id]]);
    }
  });

  test('an item keeps a category that lies in the trash when it is saved; no other item gets it', async () => {
    const { id: away } = await send('/gallery-categories/', { name: 'Away', icon: 'nature' });
    const { id: here } = await send('/gallery-categories/', { name: 'Here', icon: 'nature' });
    const item = { title: 'Lake', media_id: picture };
    const { id } = await send('/gallery/', { ...item, categories: [away] });
    await app.call('DELETE', `/gallery-categories/${away}/`, undefined, staff);
    const trashed = { id: away, name: 'Away', is_in_trash: true };
    expect(await change(id, { ...item, categories: [away, here] })).toMatchObject({
      categories: [trashed, { id: here, name: 'Here' }],
    });
    expect(await (await app.get(`/api/gallery/${id}/`)).json()).toMatchObject({ categories: [{ id: here }] });
    expect((await send('/gallery/', { ...item, categories: [away] })).errors).toHaveProperty('categories');
  });

  test('an item says who brought it and what it is', async () => {
    const category = await send('/gallery-categories/', { name: 'Field work', icon: 'nature' });
    expect(category).toMatchObject({ slug: 'field-work' });
    const made = await send('/gallery/', { title: 'Hills', media_id: picture, categories: [category.id, category.id] });
    expect(made).toMatchObject({
      media_type: 'image',
      categories: [{ id: category.id, name: 'Field work' }],
      uploaded_by: { username: expect.stringContaining('Test Staff') },
      file_size: expect.any(Number),
      dimensions: '1600 × 900',
      format: 'JPEG',
    });
    await app.call('DELETE', `/gallery-categories/${category.id}/`, undefined, staff);
    expect(await (await app.get(`/api/gallery/${made.id}/`)).json()).toMatchObject({ categories: [] });
    await app.call('POST', `/gallery-categories/${category.id}/restore/`, undefined, staff);
    expect(await change(made.id, { title: 'Hills', categories: [] })).toMatchObject({
      categories: [],
      picture: { id: picture },
    });
    const anonymous = await (await app.get(`/api/gallery/${made.id}/`)).text();
    expect(anonymous).not.toMatch(/uploaded_by|file_size|Test Staff/);
  });

  test('the slug of a category is made from its name, or written by hand; it changes only when another is wanted', async () => {
    const made = await send('/gallery-categories/', { name: 'Village life', slug: '' });
    expect(made.slug).toBe('village-life');
    const byHand = await send('/gallery-categories/', { name: 'Homes', slug: 'village-life' });
    expect(byHand.slug).toBe('village-life-2');
    const rename = async (body: object) =>
      (await app.call('PUT', `/gallery-categories/${made.id}/`, body, staff)).json();
    expect(await rename({ name: 'Daily life' })).toMatchObject({ name: 'Daily life', slug: 'village-life' });
    expect(await rename({ name: 'Daily life', slug: 'daily-life' })).toMatchObject({ slug: 'daily-life' });
    expect((await rename({ name: 'Daily life', slug: 'Daily Life!' })).errors).toEqual({
      slug: ['Use only lowercase letters, numbers and hyphens.'],
    });
  });

  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 201],
    ['http://example.org/film.mp4', 201],
    ['/media/abcdefghijklmnopqrstuv.mp4', 201],
    ['javascript:alert(1)', 400],
    ['data:text/html,x', 400],
    ['//evil.example/x.mp4', 400],
    ['/media/../x.mp4', 400],
    ['film.mp4', 400],
  ])('a video at %s: %i', async (video_url, status) => {
    const reply = await app.call('POST', '/gallery/', { title: 'Film', media_type: 'video', video_url }, staff);
    expect(reply.status).toBe(status);
  });

  test('a picture of the library can have 5 MB, as one that is sent can', async () => {
    const large = await addPicture(app.services);
    const weigh = (bytes: number) =>
      app.services.db.updateTable('media').set({ bytes }).where('id', '=', large).execute();
    await weigh(5 * MEGABYTE + 1);
    const text = 'This file is too large: it can have at most 5\u00a0MB.';
    expect((await send('/gallery/', { title: 'x', media_id: large })).errors).toEqual({ media_id: [text] });
    const thumbnail = { title: 'x', media_id: picture, thumbnail_media_id: large };
    expect((await send('/gallery/', thumbnail)).errors).toEqual({ thumbnail_media_id: [text] });
    await weigh(5 * MEGABYTE);
    expect(await send('/gallery/', { title: 'x', media_id: large })).toMatchObject({ picture: { id: large } });
  });

  test('an image needs its file, and a video its address', async () => {
    expect((await send('/gallery/', { title: 'x' })).errors).toEqual({ image: ['Image file is required'] });
    expect((await send('/gallery/', { title: 'x', media_type: 'video' })).errors).toEqual({
      video_url: ['Video URL is required'],
    });
    expect((await send('/gallery/', { title: ' ', media_id: picture })).errors).toEqual({
      title: ['Title is required'],
    });
    const { id } = await send('/gallery/', { title: 'x', media_id: picture });
    expect((await change(id, { title: 'x', media_id: null })).errors).toEqual({ image: ['Image file is required'] });
    const film = await change(id, { title: 'x', media_type: 'video', video_url: 'https://example.org/a.mp4' });
    expect(film).toMatchObject({ media_type: 'video', image: null, dimensions: null, file_size: null });
  });
});

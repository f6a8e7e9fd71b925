import { beforeAll, describe, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addCategory, addPicture } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('versions of posts and of the gallery', (app) => {
  let superuser: SignedInUser;
  let writer: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    writer = await signedIn(app, { permissions: ['posts.view', 'posts.create', 'posts.edit'] });
  });

  async function read(method: string, path: string, body?: unknown, { access } = superuser) {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, await reply.clone().text()).toBeLessThan(300);
    return reply.status === 204 ? null : reply.json();
  }
  const listed = (collection: string, id: number): Promise<{ id: number; by: string | null; title: string }[]> =>
    read('GET', `/versions/${collection}/${id}/`);
  /** Restores the version that was the newest so many changes ago, and answers what did not come back. */
  async function restore(collection: string, id: number, ago: number, by = superuser) {
    const version = (await listed(collection, id))[ago];
    return (await read('POST', `/versions/${collection}/${id}/${version?.id}/restore/`, {}, by)).left_out;
  }

  describe('a post', () => {
    const post = (id: number) => read('GET', `/posts/${id}/`);
    const stays = 'Restoring does not change this. Change it in the form.';

    test('comes back with its category, topics and picture; visitors read it, and only whoever may publish restores it', async () => {
      const category = await addCategory(app.services, 'Harvests');
      const media_id = await addPicture(app.services);
      const first = { title: 'Maize', content: '<p>One.</p>', category, media_id, tags: ['coffee', 'Ubuhinzi'] };
      const { id } = await read('POST', '/posts/', { ...first, is_featured: true });
      await read('PUT', `/posts/${id}/`, { title: 'Beans', status: 'published', tags: [] });
      const before = await post(id);
      const [, oldest] = await listed('posts', id);
      const path = `/versions/posts/${id}/${oldest?.id}/restore/`;
      expect((await app.call('POST', path, {}, writer.access)).status).toBe(403);
      expect(await restore('posts', id, 1)).toEqual([
        { field: 'Status', reason: stays },
        { field: 'Published Date', reason: stays },
      ]);
      expect(await post(id)).toMatchObject({
        title: 'Maize',
        content: '<p>One.</p>',
        category,
        picture: { id: media_id },
        tags: ['coffee', 'Ubuhinzi'],
        is_featured: true,
        status: 'published',
        published_date: before.published_date,
      });
      expect(await (await app.get(`/BlogDetail/${id}`)).text()).toContain('Maize');
    });

    test('that visitors cannot read, or not yet, is not shown to them by what it was before', async () => {
      const { id } = await read('POST', '/posts/', { title: 'Out', status: 'published' });
      const later = '2030-01-01T08:00:00.000Z';
      await read('PUT', `/posts/${id}/`, { title: 'Planned', status: 'published', published_date: later });
      expect((await restore('posts', id, 1)).map(({ field }: { field: string }) => field)).toEqual(['Published Date']);
      expect(await post(id)).toMatchObject({ title: 'Out', status: 'published', published_date: later });
      await read('PUT', `/posts/${id}/`, { title: 'Back', status: 'archived', published_date: later });
      await restore('posts', id, 3);
      expect(await post(id)).toMatchObject({ title: 'Out', status: 'archived', published_date: later });
      expect((await app.get(`/api/posts/${id}/`)).status).toBe(404);
    });

    test('a version that holds three texts, as before, brings them back alone; the next change keeps all there was', async () => {
      const { id } = await read('POST', '/posts/', { title: 'New', tags: ['coffee'], is_featured: true });
      const texts = JSON.stringify({ title: 'Old', excerpt: 'Short.', content: '<p>Old.</p>' });
      await app.services.db.updateTable('versions').set({ texts }).where('record', '=', String(id)).execute();
      await read('PUT', `/posts/${id}/`, { title: 'Newer' });
      const versions = await listed('posts', id);
      expect(versions.map(({ title, by }) => [title, by === null])).toEqual([
        ['Newer', false],
        ['New', true],
        ['Old', false],
      ]);
      expect(await restore('posts', id, 2)).toEqual([]);
      expect(await post(id)).toMatchObject({
        title: 'Old',
        excerpt: 'Short.',
        content: '<p>Old.</p>',
        tags: ['coffee'],
      });
      await restore('posts', id, 2);
      expect(await post(id)).toMatchObject({ title: 'New', tags: ['coffee'], is_featured: true });
    });

    test('whose category is gone by now stays where it is, and the reply says so', async () => {
      const [gone, other] = [await addCategory(app.services, 'Gone'), await addCategory(app.services, 'Other')];
      const { id } = await read('POST', '/posts/', { title: 'Once', category: gone });
      await read('PUT', `/posts/${id}/`, { title: 'Now', category: other });
      await read('DELETE', `/categories/${gone}/`);
      expect(await restore('posts', id, 1)).toEqual([
        { field: 'Category', reason: 'What was chosen is no longer there.' },
      ]);
      expect(await post(id)).toMatchObject({ title: 'Once', category: other });
    });
  });

  describe('an item of the gallery', () => {
    const item = (id: number) => read('GET', `/gallery/${id}/`);
    const film = { media_type: 'video', video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', categories: [] };

    test('whose picture is gone stays the video that it is, and its words come back', async () => {
      const media_id = await addPicture(app.services);
      const picture = { title: 'Hills', description: 'Before.', media_id, categories: [] };
      const { id } = await read('POST', '/gallery/', picture);
      await read('PUT', `/gallery/${id}/`, { ...film, title: 'Valleys' });
      expect(await restore('gallery', id, 1)).toEqual([]);
      expect(await item(id)).toMatchObject({ title: 'Hills', media_type: 'image', picture: { id: media_id } });
      await read('PUT', `/gallery/${id}/`, { ...film, title: 'Valleys' });
      await read('DELETE', `/media/${media_id}/`);
      const reason = 'The file is no longer in the library.';
      expect(await restore('gallery', id, 1)).toEqual(
        ['Media Type', 'Image', 'Video URL'].map((field) => ({ field, reason })),
      );
      expect(await item(id)).toMatchObject({
        title: 'Hills',
        description: 'Before.',
        media_type: 'video',
        video_url: film.video_url,
      });
    });

    test('whose own video is gone stays the picture that it is', async () => {
      const media_id = await addPicture(app.services);
      const { id } = await read('POST', '/gallery/', { ...film, title: 'Film' });
      await read('PUT', `/gallery/${id}/`, { title: 'Still', media_id, categories: [] });
      const [, first] = await listed('gallery', id);
      const texts = JSON.stringify({ ...film, title: 'Film', video_url: '/media/0123456789abcdefghijkl.mp4' });
      await app.services.db.updateTable('versions').set({ texts }).where('id', '=', Number(first?.id)).execute();
      await restore('gallery', id, 1);
      expect(await item(id)).toMatchObject({ title: 'Film', media_type: 'image', picture: { id: media_id } });
    });

    test('that was hidden is not shown again; of its categories those come back that are still there', async () => {
      const named = async (name: string) => (await read('POST', '/gallery-categories/', { name, icon: 'food' })).id;
      const [kept, gone] = [await named('Kept'), await named('Away')];
      const { id } = await read('POST', '/gallery/', { ...film, title: 'Two', categories: [gone, kept] });
      await read('PUT', `/gallery/${id}/`, { ...film, title: 'None', is_active: false });
      await read('DELETE', `/gallery-categories/${gone}/`);
      expect(await restore('gallery', id, 1)).toEqual([
        { field: 'Categories', reason: 'Restored without what is no longer there.' },
        { field: 'Active', reason: 'Visitors do not see this now. Change it in the form if they should.' },
      ]);
      expect(await item(id)).toMatchObject({
        title: 'Two',
        categories: [{ id: kept, name: 'Kept' }],
        is_active: false,
      });
    });

    test('is as its newest version says, also where a category has another name by now', async () => {
      const named = async (name: string) => (await read('POST', '/gallery-categories/', { name, icon: 'food' })).id;
      const [first, second] = [await named('Aa'), await named('Bb')];
      const { id } = await read('POST', '/gallery/', { ...film, title: 'Both', categories: [first, second] });
      await read('PUT', `/gallery-categories/${first}/`, { name: 'Zz', icon: 'food' });
      expect(await read('GET', `/versions/gallery/${id}/`)).toMatchObject([{ title: 'Both', is_now: true }]);
      expect(await restore('gallery', id, 0)).toEqual([]);
    });
  });
});

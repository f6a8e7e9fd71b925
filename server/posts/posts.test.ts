import { expect, test } from 'vitest';
import type { Category } from '../../domain/collections/categories.ts';
import type { ListedPost } from '../../domain/post.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addCategory, addPicture, addPost } from '../../tests/support/factories.ts';
import { MORNING } from '../../tests/support/test-app.ts';

const since = (milliseconds: number) => new Date(Date.parse(MORNING) + milliseconds).toISOString();

eachDatabase('posts for visitors', { perTest: true }, (app) => {
  const list = async (query: string): Promise<ListedPost[]> => (await app.get(`/api/posts/?${query}`)).json();
  const ids = (found: ListedPost[]) => found.map(({ id }) => id);
  const postCount = async (id: number) => {
    const found: Category[] = await (await app.get('/api/categories/')).json();
    return found.find((category) => category.id === id)?.post_count;
  };

  test('one post has its text, made safe', async () => {
    const id = await addPost(app.services, {
      content: '<h1>Title</h1><iframe src="https://evil.example"></iframe><p>Text</p>',
    });
    const reply = await app.get(`/api/posts/${id}/`);
    expect(await reply.json()).toMatchObject({ id, content: '<h2>Title</h2><p>Text</p>', category_details: null });
    expect((await list('search=post'))[0]).not.toHaveProperty('content');
  });

  test.each([
    { status: 'draft' as const },
    { status: 'archived' as const },
    { published_date: null },
    { published_date: since(1) },
    { deleted_at: MORNING },
  ])('with %j is not there', async (options) => {
    const id = await addPost(app.services, options);
    const reply = await app.get(`/api/posts/${id}/`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ detail: 'Blog Not Found' });
  });

  test('a scheduled post appears at its moment, everywhere, and counts in its category', async () => {
    const category = await addCategory(app.services, 'Scheduled');
    const id = await addPost(app.services, { published_date: since(60_000), category_id: category });
    for (const [moment, there] of [
      [59_999, false],
      [60_000, true],
    ] as const) {
      app.setClock(since(moment));
      expect((await app.get(`/api/posts/${id}/`)).status).toBe(there ? 200 : 404);
      expect(ids(await list('category=scheduled'))).toEqual(there ? [id] : []);
      expect(ids(await list('window=recent')).includes(id)).toBe(there);
      expect(await postCount(category)).toBe(there ? 1 : 0);
    }
  });

  test('search looks at title and excerpt, whatever the letters', async () => {
    const byTitle = await addPost(app.services, { title: 'MAÏS et haricots 100%' });
    const byExcerpt = await addPost(app.services, { excerpt: 'Le maïs d’abord' });
    await addPost(app.services, { content: '<p>maïs</p>' });
    const found = ids(await list(`search=${encodeURIComponent('Maïs')}`));
    expect(found.sort()).toEqual([byTitle, byExcerpt].sort());
    expect(ids(await list(`search=${encodeURIComponent('100%')}`))).toEqual([byTitle]);
  });

  test('the category is its number or its name, whatever the letters', async () => {
    const [one, other] = [await addCategory(app.services, 'Fair Trade'), await addCategory(app.services, 'Other')];
    const [first, second] = [
      await addPost(app.services, { category_id: one, title: 'A basket' }),
      await addPost(app.services, { category_id: one, title: 'A stall' }),
    ];
    await addPost(app.services, { category_id: other });
    expect(ids(await list(`category=${one}`))).toEqual([second, first]);
    expect(ids(await list('category=FAIR%20trade'))).toEqual([second, first]);
    expect(ids(await list('category=fair%20trade&search=basket'))).toEqual([first]);
    expect(ids(await list('category=nothing'))).toEqual([]);
    expect(ids(await list('category=99999999999999'))).toEqual([]);
    expect(await postCount(one)).toBe(2);
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('posts').set({ status: 'archived' }).where('id', '=', first).execute();
      changes('posts');
    });
    expect(await postCount(one)).toBe(1);
  });

  test('a category in the trash leaves its posts without one', async () => {
    const category = await addCategory(app.services, 'To go');
    const id = await addPost(app.services, { category_id: category });
    await app.services.write(null, async ({ db, now, changes }) => {
      await db.updateTable('categories').set({ deleted_at: now }).where('id', '=', category).execute();
      changes('categories');
    });
    expect(await (await app.get(`/api/posts/${id}/`)).json()).toMatchObject({
      category: null,
      category_details: null,
    });
    expect(await postCount(category)).toBeUndefined();
    expect(ids(await list('category=to%20go'))).toEqual([]);
  });

  test('stand everywhere where their publication puts them, whenever they were written', async () => {
    const category = await addCategory(app.services, 'From the fields');
    const written = async (created: number, published: number) => {
      const created_at = since(created * 86_400_000);
      const published_date = since(published * 86_400_000);
      return { id: await addPost(app.services, { created_at, published_date, category_id: category }), published };
    };
    const posts = [];
    // The second was written before all others and published last; the fifth was imported, with a date to come as its first.
    for (const [created, published] of [
      [-9, -8],
      [-40, -1],
      [-8, -2],
      [-3, -3],
      [5, -6],
      [-7, -5],
    ] as const) {
      posts.push(await written(created, published));
    }
    const newest = posts.toSorted((one, other) => other.published - one.published).map(({ id }) => id);
    expect(ids(await list(''))).toEqual(newest);
    expect(ids(await list(`category=${category}`))).toEqual(newest);
    expect(ids(await list('search=post'))).toEqual(newest);
    expect(ids(await list('window=recent'))).toEqual(newest.slice(0, 3));
    expect(ids(await list('window=home'))).toEqual(newest.slice(0, 4));
    const feed = await (await app.get('/feed.xml')).text();
    expect([...feed.matchAll(/BlogDetail\/(\d+)-[^<]+<\/link>/g)].map(([, id]) => Number(id))).toEqual(newest);
    expect(ids(await list('ordering=-created_at'))[0]).toBe(posts[4]?.id);
  });

  test('without a picture of its own is listed with the first photograph of its text', async () => {
    const [first, second] = [await addPicture(app.services, '#2f178e'), await addPicture(app.services, '#178e2f')];
    const files = await app.services.db
      .selectFrom('media')
      .select(['id', 'key'])
      .where('id', 'in', [first, second])
      .execute();
    const image = (id: number, alt: string) =>
      `<figure><img alt="${alt}" src="/media/${files.find((file) => file.id === id)?.key}" /></figure>`;
    const text = `<p>Words.</p>${image(second, 'The field')}${image(first, 'The market')}`;
    const without = await addPost(app.services, { content: text });
    const own = await addPost(app.services, { content: text, media_id: first });
    const words = await addPost(app.services, { content: '<p>An &lt;img src="/media/x.jpg"&gt; in words.</p>' });
    const gone = await addPost(app.services, {
      content: '<p><img src="/media/AAAAAAAAAAAAAAAAAAAAAA.jpg" alt="" /></p>',
    });
    const shown = new Map((await list('')).map((post) => [post.id, [post.picture?.id, post.featured_image === null]]));
    expect(shown.get(without)).toEqual([second, true]);
    expect(shown.get(own)).toEqual([first, false]);
    expect(shown.get(words)).toEqual([undefined, true]);
    expect(shown.get(gone)).toEqual([undefined, true]);
    expect((await (await app.get(`/api/posts/${without}/`)).json()).picture).toBeNull();
  });

  test('the recent ones are the three newest, and pages have a count', async () => {
    const newest: number[] = [];
    for (const minutes of [1, 2, 3, 4]) {
      const published_date = since((minutes - 5) * 60_000);
      newest.unshift(await addPost(app.services, { published_date, title: `Paged ${minutes}` }));
    }
    expect(ids(await list('window=recent'))).toEqual(newest.slice(0, 3));
    const page = await (await app.get('/api/posts/?page=2&page_size=3&search=paged')).json();
    expect(page).toMatchObject({ count: 4, next: null, previous: expect.stringContaining('search=paged') });
    expect(ids(page.results)).toEqual(newest.slice(3));
  });
});

import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../support/each-database.ts';
import { addCategory, addPicture, addPost } from '../support/factories.ts';
import { accessFor } from '../support/signed-in.ts';
import { publishTranslation } from '../support/translating.ts';
import { offerLanguages } from '../support/words.ts';

/** `STALE_POSTS=200` makes a larger site, for the counts of decision 78. */
const POSTS = Number(process.env.STALE_POSTS ?? 20);
const CATEGORIES = 4;
const HOUR = 3_600_000;

eachDatabase('of the pages that are kept a write makes stale', (app) => {
  let access: string;
  let author: number;
  const posts: number[] = [];
  const categories: number[] = [];
  const addresses: string[] = [];

  beforeAll(async () => {
    const { services } = app;
    author = (await app.addUser({ isSuperuser: true })).id;
    access = await accessFor(app, author);
    await offerLanguages(app);
    for (let place = 0; place < CATEGORIES; place += 1) categories.push(await addCategory(services, `Kind ${place}`));
    const media_id = await addPicture(services, '#8e2f17', 40, 30);
    await services.db.updateTable('media').set({ variants: '[]' }).execute();
    // The oldest comes first.
    for (let place = 0; place < POSTS; place += 1) {
      const published_date = new Date(services.clock().getTime() - (POSTS - place) * HOUR).toISOString();
      const category_id = categories[place % CATEGORIES] ?? null;
      const picture = place === 0 ? { media_id } : {};
      posts.push(await addPost(services, { category_id, published_date, author_id: author, ...picture }));
    }
    addresses.push(...['/', '/Events', '/Gallery', '/Team', '/Terms', '/contactus', '/feed.xml', '/sitemap.xml']);
    for (let page = 1; page <= POSTS / 4; page += 1) addresses.push(`/MoreBlogs?page=${page}`);
    addresses.push(...posts.flatMap((id) => [`/BlogDetail/${id}`, `/fr/BlogDetail/${id}`]));
  });

  /** Asks for every page, and answers those that were made anew. */
  async function madeAnew(): Promise<string[]> {
    const { metrics } = app.services;
    const made: string[] = [];
    for (const address of addresses) {
      const before = metrics.fromMemory;
      const reply = await app.get(address);
      if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
      await reply.arrayBuffer();
      if (metrics.fromMemory === before) made.push(address);
    }
    return made;
  }

  async function staleAfter(write: () => Promise<unknown>): Promise<string[]> {
    await madeAnew();
    await write();
    const made = await madeAnew();
    if (process.env.STALE_POSTS) console.log(expect.getState().currentTestName, made.length, 'of', addresses.length);
    return made;
  }

  const articles = (ids: readonly (number | undefined)[]) =>
    ids.flatMap((id) => [`/BlogDetail/${id}`, `/fr/BlogDetail/${id}`]);
  const articlesIn = (made: readonly string[]) => made.filter((address) => address.includes('/BlogDetail/'));
  /** The posts of the same category as the oldest. */
  const likeTheOldest = () => posts.filter((_, place) => place % CATEGORIES === 0);
  const framed = ['/', '/Events', '/Gallery', '/Team', '/Terms', '/contactus'];

  async function change(path: string, fields: object) {
    const record = await (await app.call('GET', path, undefined, access)).json();
    const reply = await app.call('PUT', path, { ...record, ...fields }, access);
    expect(reply.status).toBe(200);
  }

  test('the text of an old post: its own page, and no other post’s', async () => {
    const made = await staleAfter(() => change(`/posts/${posts[0]}/`, { excerpt: 'Mended.' }));
    expect(articlesIn(made)).toEqual(articles(posts.slice(0, 1)));
    expect(framed.filter((address) => made.includes(address))).toEqual([]);
  });

  test('the description of the picture of an old post: the same', async () => {
    const [{ id } = { id: 0 }] = await app.services.db.selectFrom('media').select('id').execute();
    const made = await staleAfter(() => change(`/media/${id}/`, { alt: 'A hill' }));
    expect(articlesIn(made)).toEqual(articles(posts.slice(0, 1)));
  });

  test('a translation of an old post: its page in that language; the first one that in others too, which lead to it', async () => {
    const texts = { title: 'Titre', excerpt: 'Extrait', content: '<p>Texte</p>' };
    const publish = (mended: object) => () => publishTranslation(app, `posts/${posts[0]}/fr`, { ...texts, ...mended });
    const first = await staleAfter(publish({}));
    expect(first).toEqual(['/sitemap.xml', ...articles(posts.slice(0, 1))]);
    const mended = await staleAfter(publish({ excerpt: 'Un autre extrait' }));
    expect(mended).toEqual(['/sitemap.xml', `/fr/BlogDetail/${posts[0]}`]);
    // The pages in the other languages say at which address the renamed one is.
    const renamed = await staleAfter(publish({ title: 'Un autre titre' }));
    expect(renamed).toEqual(['/sitemap.xml', ...articles(posts.slice(0, 1))]);
  });

  test('a translation of somebody of the team that is mended: no page in another language', async () => {
    const person = { name: 'Uwase', role: 'Chair', text: '', position: 1 };
    const { id } = await (await app.call('POST', '/team/', person, access)).json();
    const publish = (role: string) => publishTranslation(app, `team/${id}/fr`, { role });
    await publish('Chef');
    expect(await staleAfter(() => publish('Présidente'))).toEqual(['/sitemap.xml']);
  });

  test('a draft, and what becomes of it: no page', async () => {
    const draft = { title: 'A draft', content: '', excerpt: '', status: 'draft' };
    const made = await staleAfter(async () => {
      const { id } = await (await app.call('POST', '/posts/', draft, access)).json();
      await change(`/posts/${id}/`, { title: 'A better draft' });
      await app.call('DELETE', `/posts/${id}/`, undefined, access);
    });
    expect(articlesIn(made)).toEqual([]);
    expect(framed.filter((address) => made.includes(address))).toEqual([]);
  });

  test('the name of a category: the pages of its posts, and those that show their cards', async () => {
    const made = await staleAfter(() => change(`/categories/${categories[0]}/`, { name: 'Another kind' }));
    expect(articlesIn(made)).toEqual(articles(likeTheOldest()));
    expect(framed.filter((address) => made.includes(address))).toEqual(['/']);
  });

  test('the name of an author: the pages of their posts, and none where they have written none', async () => {
    const rename = async (first_name: string, token: string) => {
      const name = { first_name, last_name: 'Uwase', language: 'en' };
      expect((await app.call('PUT', '/me/', name, token)).status).toBe(200);
    };
    expect(articlesIn(await staleAfter(() => rename('Aline', access)))).toEqual(articles(posts));
    const other = (await app.addUser()).id;
    const itsAccess = await accessFor(app, other);
    expect(await staleAfter(() => rename('Diane', itsAccess))).toEqual([]);
    const [oldest] = posts;
    await app.services.write(null, async (unit) => {
      await unit.db
        .updateTable('posts')
        .set({ author_id: other })
        .where('id', '=', oldest ?? 0)
        .execute();
      unit.changes('posts');
    });
    const made = await staleAfter(() => rename('Keza', itsAccess));
    expect(articlesIn(made)).toEqual(articles(posts.slice(0, 1)));
    expect(framed.filter((address) => made.includes(address))).toEqual([]);
  });

  test('an item of the gallery: no page while it is hidden, and the gallery once it is shown', async () => {
    const [{ id: media_id } = { id: 0 }] = await app.services.db.selectFrom('media').select('id').execute();
    const item = { title: 'Hills', media_id, categories: [], is_active: false };
    let id = 0;
    const hidden = await staleAfter(async () => {
      ({ id } = await (await app.call('POST', '/gallery/', item, access)).json());
    });
    expect(hidden).toEqual([]);
    const change = (fields: object) => app.call('PUT', `/gallery/${id}/`, { ...item, ...fields }, access);
    expect(await staleAfter(() => change({ is_active: true }))).toContain('/Gallery');
    const mended = await staleAfter(() => change({ is_active: true, title: 'Green hills' }));
    expect(mended).toContain('/Gallery');
    expect(articlesIn(mended)).toEqual([]);
  });

  test('an announcement: every page once it is shown, and none while it is not', async () => {
    const send = (title: string, is_active: boolean) =>
      app.call('POST', '/announcements/', { title, message: title, is_active, show_until: null }, access);
    expect(await staleAfter(() => send('Not yet', false))).toEqual([]);
    const made = await staleAfter(() => send('Market day', true));
    expect(made).toEqual(addresses.filter((address) => !address.endsWith('.xml')));
  });

  test('a new post: the lists that begin with it, and the pages of other posts that name it to read on', async () => {
    const post = { title: 'News', content: '', excerpt: '', status: 'published', category: categories[0] };
    const made = await staleAfter(() => app.call('POST', '/posts/', post, access));
    expect(articlesIn(made)).toEqual(articles(likeTheOldest()));
    expect(framed.filter((address) => made.includes(address))).toEqual(['/']);
  });
});

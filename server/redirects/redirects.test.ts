import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { tidy } from '../housekeeping.ts';
import { addRedirects, type WantedRedirect } from './store.ts';

eachDatabase('old addresses', (app) => {
  const add = (...wanted: WantedRedirect[]) => app.services.write(null, (unit) => addRedirects(unit, wanted));
  const visit = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });
  async function leadsTo(path: string) {
    const reply = await visit(path);
    return reply.status === 301 ? reply.headers.get('location') : reply.status;
  }
  /** Writes pages, and publishes none. */
  const writing = ['pages.view', 'pages.create', 'pages.edit'] as const;
  const addPage = async (fields: Record<string, string>, by?: string) => {
    const access = by ?? (await signedIn(app, { isSuperuser: true })).access;
    const reply = await app.call('POST', '/pages/', { title: 'A page', status: 'published', ...fields }, access);
    expect(reply.status).toBe(201);
    const page = await reply.json();
    const move = async (address: string) => {
      const moved = await app.call('PUT', `/pages/${page.id}/`, { ...page, address, updated_at: undefined }, access);
      return { status: moved.status, body: await moved.json() };
    };
    return { ...page, access, move };
  };

  test('an old address leads on at once, however it is spelt, and may be remembered for an hour', async () => {
    expect(await leadsTo('/2013/01/the-harvest/')).toBe(404);
    const wanted = { from: 'https://old.example/2013/01/The-Harvest/', to: '/BlogDetail/5' };
    expect(await add(wanted)).toEqual({ added: 1, changed: 0, refused: [] });
    for (const path of [
      '/2013/01/the-harvest/',
      '/2013/01/the-harvest',
      '/2013/01/THE-harvest/',
      '/2013/01/the%2dharvest/?replytocom=4',
    ]) {
      expect(await leadsTo(path), path).toBe('/BlogDetail/5');
    }
    const reply = await visit('/2013/01/the-harvest/');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await fetch(`${app.url}/2013/01/the-harvest/`, { redirect: 'manual', method: 'HEAD' })).status).toBe(301);
  });

  test('addresses that WordPress writes in the query of the first page redirect too, and the first page still answers', async () => {
    expect(await leadsTo('/?p=568')).toBe(200);
    await add({ from: '/?p=568', to: '/BlogDetail/5' }, { from: '/?cat=3', to: '/MoreBlogs?category=Health' });
    expect(await leadsTo('/?p=568')).toBe('/BlogDetail/5');
    expect(await leadsTo('/?utm_source=x&p=568&preview=1')).toBe('/BlogDetail/5');
    expect(await leadsTo('/?cat=3')).toBe('/MoreBlogs?category=Health');
    expect(await leadsTo('/?p=569')).toBe(200);
    expect(await leadsTo('/')).toBe(200);
    expect(await leadsTo('/MoreBlogs?p=568')).toBe(200);
  });

  test.each(['/feed/', '/feed/rss2/', '/?feed=rss2', '/comments/feed/', '/FEED'])(
    'the feed of every WordPress, %s, leads to ours',
    async (path) => expect(await leadsTo(path)).toBe('/feed.xml'),
  );

  test('old files lead to ours', async () => {
    const old = '/wp-content/uploads/2013/01/a-300x200.jpg';
    await add({ from: old, to: '/media/abc-300.jpg' });
    expect(await leadsTo(old)).toBe('/media/abc-300.jpg');
    expect(await leadsTo('/wp-content/uploads/2013/01/b.jpg')).toBe(404);
  });

  test('doing it again changes nothing, and a new target takes the place of the old one', async () => {
    const again = [{ from: '/again/', to: '/BlogDetail/1' }];
    expect(await add(...again)).toMatchObject({ added: 1, changed: 0 });
    const audited = () => app.services.db.selectFrom('audit').selectAll().where('resource', '=', 'redirects').execute();
    const before = (await audited()).length;
    expect(await add(...again)).toEqual({ added: 0, changed: 0, refused: [] });
    expect((await audited()).length).toBe(before);
    expect(await add({ from: '/again', to: '/BlogDetail/2' })).toMatchObject({ added: 0, changed: 1 });
    expect(await leadsTo('/again/')).toBe('/BlogDetail/2');
  });

  test('a target outside the site, the same address or no address is refused by name', async () => {
    const wanted = [
      { from: '/out', to: 'https://evil.example/' },
      { from: '/out', to: '//evil.example/' },
      { from: '/', to: '/BlogDetail/5' },
      { from: '/Events/', to: '/BlogDetail/5' },
    ];
    const { refused } = await add(...wanted);
    expect(refused.map(({ from, to }) => ({ from, to }))).toEqual(wanted);
    expect(await leadsTo('/out')).toBe(404);
    expect(await leadsTo('/events')).toBe(200);
  });

  test('to a post leads to its number, also where the target has a name that it may not have any more', async () => {
    await add({ from: '/named', to: '/BlogDetail/5-as-it-was-called?x=1' });
    expect(await leadsTo('/named')).toBe('/BlogDetail/5?x=1');
  });

  test('a target that was changed in the database leads nobody away', async () => {
    await add({ from: '/by-hand', to: '/BlogDetail/5' });
    await app.services.db
      .updateTable('redirects')
      .set({ target: '/\\evil.example' })
      .where('old_path', '=', '/by-hand')
      .execute();
    expect(await leadsTo('/by-hand/')).toBe(404);
  });

  test('chains become straight, and circles go', async () => {
    await add({ from: '/c', to: '/d' }, { from: '/a', to: '/b' });
    await add({ from: '/b', to: '/c' });
    expect(await leadsTo('/a')).toBe('/d');
    expect(await leadsTo('/b')).toBe('/d');
    await add({ from: '/one', to: '/two' }, { from: '/two', to: '/three' }, { from: '/three', to: '/one' });
    for (const path of ['/one', '/two', '/three']) expect(await leadsTo(path)).toBe(404);
  });

  test('a page that moves is found at its old address, wherever it goes from there', async () => {
    const { move } = await addPage({ title: 'Our story', address: 'about/story' });
    await add({ from: '/?page_id=12', to: '/about/story' });
    await move('our-story');
    expect(await leadsTo('/about/Story/')).toBe('/our-story');
    expect(await leadsTo('/?page_id=12')).toBe('/our-story');
    await move('story');
    expect(await leadsTo('/about/story')).toBe('/story');
    expect(await leadsTo('/our-story')).toBe('/story');
    await move('about/story');
    expect(await leadsTo('/about/story')).toBe(200);
    expect(await leadsTo('/story')).toBe('/about/story');
    expect(await leadsTo('/?page_id=12')).toBe('/about/story');
    expect(await add({ from: '/about/story', to: '/BlogDetail/5' })).toMatchObject({
      added: 0,
      refused: [{ why: 'a page stands at this address' }],
    });
  });

  test('importing again leaves a page where staff have moved it', async () => {
    const { move } = await addPage({ title: 'Partners', address: 'partners' });
    await move('our-partners');
    expect(await add({ from: '/partners/', to: '/BlogDetail/9' })).toMatchObject({ added: 0, changed: 0 });
    expect(await leadsTo('/partners')).toBe('/our-partners');
  });

  test('no page takes an old address that leads elsewhere', async () => {
    await add({ from: '/taken', to: '/BlogDetail/5' });
    const { access } = await signedIn(app, { permissions: writing });
    const draft = await addPage({ title: 'Free', address: 'free', status: 'draft' }, access);
    const reply = await app.call('POST', '/pages/', { title: 'Taken', address: 'taken' }, access);
    expect(reply.status).toBe(400);
    expect((await reply.json()).errors.address).toEqual([
      'This is an old address that leads to /BlogDetail/5. Choose another, or ask someone who can publish pages.',
    ]);
    expect((await draft.move('taken')).status).toBe(400);
    expect(await leadsTo('/taken')).toBe('/BlogDetail/5');
  });

  test('with the right to publish one gives an old address to a page, and the log says where it led', async () => {
    await add({ from: '/wanted', to: '/BlogDetail/5' }, { from: '/wanted-too', to: '/BlogDetail/6' });
    const { access, move } = await addPage({ title: 'Wanted', address: 'wanted' });
    expect(await leadsTo('/wanted')).toBe(200);
    expect((await move('wanted-too')).status).toBe(200);
    expect(await leadsTo('/wanted-too')).toBe(200);
    expect(await leadsTo('/wanted')).toBe('/wanted-too');
    const log = await (await app.call('GET', '/audit/?action=take_address', undefined, access)).json();
    for (const [to, from] of [
      ['/wanted', '/BlogDetail/5'],
      ['/wanted-too', '/BlogDetail/6'],
    ]) {
      expect(log.results).toContainEqual(
        expect.objectContaining({
          resource: 'redirects',
          sentence: expect.stringMatching(/gave an old address to a page\.$/),
          changes: [expect.objectContaining({ field: 'Target', before: from, after: to })],
        }),
      );
    }
    // Nothing of ours is given away with it.
    expect((await move('events')).status).toBe(400);
  });

  test('a draft leaves no old address, whatever its date, and takes none from others', async () => {
    const { access } = await signedIn(app, { permissions: writing });
    const published_date = '2020-01-01T00:00:00Z';
    const draft = await addPage({ title: 'Sale', address: 'christmas', status: 'draft', published_date }, access);
    expect((await draft.move('zz-nothing')).status).toBe(200);
    expect(await leadsTo('/christmas')).toBe(404);
    await addPage({ title: 'Christmas', address: 'christmas', status: 'draft' }, access);
  });

  test('a redirect to a draft follows it where it moves, and leads there once it is public', async () => {
    const { id, access, move } = await addPage({ title: 'Imported', address: 'imported', status: 'draft' });
    await add({ from: '/?page_id=77', to: '/imported' });
    await move('reviewed');
    expect(await leadsTo('/?page_id=77')).toBe(200);
    const published = { title: 'Imported', address: 'reviewed', status: 'published' };
    expect((await app.call('PUT', `/pages/${id}/`, published, access)).status).toBe(200);
    expect(await leadsTo('/?page_id=77')).toBe('/reviewed');
  });

  test('a redirect to a page that is deleted for good is removed', async () => {
    const { id, access, move } = await addPage({ title: 'Short-lived', address: 'short-lived' });
    await add({ from: '/?page_id=9', to: '/short-lived' });
    await move('short');
    expect((await app.call('DELETE', `/pages/${id}/`, undefined, access)).status).toBe(204);
    expect(await leadsTo('/short-lived')).toBe(404);
    expect(await leadsTo('/short')).toBe(404);
    app.advance(31 * 24 * 3_600_000);
    await tidy(app.services);
    expect(await leadsTo('/?page_id=9')).toBe(200);
    await addPage({ title: 'The next', address: 'short-lived' });
    expect(await leadsTo('/short-lived')).toBe(200);
  });

  test('redirects to anything but a page are kept by the housekeeping, also where there are no pages', async () => {
    await app.services.db.deleteFrom('pages').execute();
    await add({ from: '/a-post/', to: '/BlogDetail/5' }, { from: '/?page_id=10', to: '/was-here' });
    await tidy(app.services);
    expect(await leadsTo('/a-post')).toBe('/BlogDetail/5');
    expect(await leadsTo('/?page_id=10')).toBe(200);
  });

  test('thirty thousand old addresses are kept in one go', async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => ({
      from: `/old-${index}/`,
      to: `/BlogDetail/${index + 1}`,
    }));
    expect(await add(...many)).toEqual({ added: 30_000, changed: 0, refused: [] });
    expect(await add(...many)).toEqual({ added: 0, changed: 0, refused: [] });
    expect(await leadsTo('/old-29999')).toBe('/BlogDetail/30000');
  });
});

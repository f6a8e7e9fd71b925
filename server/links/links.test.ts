import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { withPresentLinks } from '../translations/own-links.ts';

eachDatabase('links to our own records', (app) => {
  let access: string;
  let number = 0;

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
    await offerLanguages(app);
  });

  const call = async (method: string, path: string, body?: object) => {
    const reply = await app.call(method, path, body, access);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  };
  const fresh = (word: string) => {
    number += 1;
    return `${word}-${number}`;
  };

  /** Staff write a page. */
  async function page(fields: Record<string, unknown> = {}) {
    const address = fresh('page');
    const made = await call('POST', '/pages/', { title: 'A page', address, status: 'published', ...fields });
    const change = (changed: object) =>
      call('PUT', `/pages/${made.id}/`, { ...made, updated_at: undefined, ...changed });
    return { ...made, change, remove: () => call('DELETE', `/pages/${made.id}/`) };
  }

  /** Staff publish a post with this text. */
  async function post(content: string) {
    const id = await addPost(app.services, { title: fresh('A post'), slug: fresh('a-post'), content });
    /** What its text links to, as visitors read it in this language. */
    const leads = async (language = '') => {
      const reply = await app.get(`${language && `/${language}`}/BlogDetail/${id}`);
      const path = reply.redirected ? new URL(reply.url).pathname : undefined;
      const html = await (path === undefined ? reply : await app.get(path)).text();
      return /<a[^<>]* href="([^"]*)"[^<>]*>the linked words</.exec(html)?.[1];
    };
    return { id, leads };
  }
  const link = (href: string) => `<p>Read <a href="${href}">the linked words</a>.</p>`;

  test('a page that is renamed is found by the posts that link to it, at once and in three languages', async () => {
    const { id, address, change } = await page();
    const { leads, id: postId } = await post(link(`/${address}?from=post#end`));
    await publishTranslation(app, `posts/${postId}/rw`, {
      title: 'Inkuru',
      excerpt: 'Mu ncamake',
      content: link(`/${address}`),
    });
    expect(await leads()).toBe(`/${address}?from=post#end`);
    expect(await leads('rw')).toBe(`/rw/${address}`);
    expect(await leads('fr')).toBe(`/fr/${address}?from=post#end`);
    await change({ address: `${address}-moved` });
    expect(await leads()).toBe(`/${address}-moved?from=post#end`);
    expect(await leads('rw')).toBe(`/rw/${address}-moved`);
    await publishTranslation(app, `pages/${id}/fr`, { title: 'Une page', address: `${address}-en-francais` });
    expect(await leads('fr')).toBe(`/fr/${address}-en-francais?from=post#end`);
    expect(await leads()).toBe(`/${address}-moved?from=post#end`);
  });

  test('posts and events are linked by their names in the language of the reader', async () => {
    const event = await addEvent(app.services, { title: 'The harvest' });
    const { leads } = await post(link(`/EventDetails/${event}`));
    expect(await leads()).toBe(`/EventDetails/${event}-the-harvest`);
    await publishTranslation(app, `events/${event}/fr`, {
      ...{ title: 'La récolte', description: '<p>Texte</p>', location: 'Kanombe' },
    });
    expect(await leads('fr')).toBe(`/fr/EventDetails/${event}-la-recolte`);
    const there = await call('GET', `/events/${event}/`);
    await call('PUT', `/events/${event}/`, {
      ...there,
      ...{ title: 'The long harvest', category: '', organizer: '', end_date: '2030-01-01T10:00:00.000Z' },
      updated_at: undefined,
    });
    expect(await leads()).toBe(`/EventDetails/${event}-the-long-harvest`);
  });

  test('a link with the site in front of it is one of ours, one to a like name is not', async () => {
    const { address, change } = await page();
    const ours = await post(link(`https://intambwe.example/${address}`));
    const theirs = await post(link(`https://intambwe.example.org/${address}`));
    await change({ address: `${address}-moved` });
    expect(await ours.leads()).toBe(`https://intambwe.example/${address}-moved`);
    expect(await ours.leads('fr')).toBe(`https://intambwe.example/fr/${address}-moved`);
    expect(await theirs.leads()).toBe(`https://intambwe.example.org/${address}`);
  });

  test('a link that names a language leads to it, in whatever language it is read', async () => {
    const { id, address, change } = await page();
    await publishTranslation(app, `pages/${id}/fr`, { title: 'Une page', address: `${address}-fr` });
    const { leads } = await post(link(`/fr/${address}-fr`));
    await change({ address: `${address}-moved` });
    expect(await leads()).toBe(`/fr/${address}-fr`);
    expect(await leads('rw')).toBe(`/fr/${address}-fr`);
  });

  test('nobody is led to the address of a page that is not public', async () => {
    const { id, address, change, remove } = await page();
    const { leads } = await post(link(`/${address}`));
    await change({ address: `${address}-secret`, status: 'draft' });
    expect(await leads()).toBe(`/${address}`);
    await change({ address: `${address}-secret`, status: 'published' });
    expect(await leads()).toBe(`/${address}-secret`);
    await remove();
    expect(await leads()).toBe(`/${address}`);
    await call('POST', `/pages/${id}/restore/`);
    expect(await leads()).toBe(`/${address}-secret`);
  });

  test('a page that is to come is led to from its moment on', async () => {
    const { address, change } = await page({ status: 'draft' });
    const { leads } = await post(link(`/${address}`));
    const published_date = new Date(app.services.clock().getTime() + 3_600_000).toISOString();
    await change({ address: `${address}-new`, status: 'published', published_date });
    expect(await leads()).toBe(`/${address}`);
    app.advance(3_600_001);
    expect(await leads()).toBe(`/${address}-new`);
    app.advance(-3_600_001);
  });

  test('a link that was written before its page follows it too', async () => {
    const address = fresh('later');
    const { leads } = await post(link(`/${address}`));
    const { change } = await page({ address, status: 'draft' });
    await change({ address: `${address}-moved`, status: 'published' });
    expect(await leads()).toBe(`/${address}-moved`);
  });

  test('another page at the old address does not take the links', async () => {
    const first = await page();
    const { leads, id } = await post(link(`/${first.address}`));
    await first.change({ address: `${first.address}-moved` });
    await page({ address: first.address });
    expect(await leads()).toBe(`/${first.address}-moved`);
    const there = await call('GET', `/posts/${id}/`);
    await call('PUT', `/posts/${id}/`, { ...there, content: `${there.content}<p>More</p>`, updated_at: undefined });
    expect(await leads()).toBe(`/${first.address}-moved`);
    const newer = await post(link(`/${first.address}`));
    expect(await newer.leads()).toBe(`/${first.address}`);
  });

  test('a post that was in the trash while its page moved', async () => {
    const { address, change } = await page({ status: 'draft' });
    const { leads, id } = await post(link(`/${address}`));
    await call('DELETE', `/posts/${id}/`);
    await change({ address: `${address}-moved`, status: 'published' });
    await call('POST', `/posts/${id}/restore/`);
    const there = await call('GET', `/posts/${id}/`);
    if (there.status !== 'published') await call('PUT', `/posts/${id}/`, { ...there, status: 'published' });
    expect(await leads()).toBe(`/${address}-moved`);
  });

  test('an advertisement follows its page, into the language of the banner', async () => {
    const { id, address, change } = await page();
    const day = app.services.clock().toISOString().slice(0, 10);
    const advertisement = { title: 'Market', target_url: '/donate', start_date: day, end_date: day };
    const made = await call('POST', '/ads/', advertisement);
    const leads = async (query = '') => {
      const reply = await fetch(`${app.url}/ads/${made.id}/open${query}`, { redirect: 'manual' });
      return reply.headers.get('location');
    };
    expect([await leads(), await leads('?language=rw')]).toEqual(['/donate', '/rw/donate']);
    await call('PUT', `/ads/${made.id}/`, { ...made, target_url: `/${address}#now`, updated_at: undefined });
    await publishTranslation(app, `pages/${id}/fr`, { title: 'Une page', address: `${address}-fr` });
    await change({ address: `${address}-moved` });
    expect(await leads()).toBe(`/${address}-moved#now`);
    expect(await leads('?language=fr')).toBe(`/fr/${address}-fr#now`);
    expect(await leads('?language=none')).toBe(`/${address}-moved#now`);
    const listed = await (await app.get('/api/ads/')).json();
    expect(listed.results[0].target_url).toBe(`/${address}-moved#now`);
  });

  test('a document that is replaced by another file is found by the links to the first', async () => {
    const file = async () => {
      const key = `${fresh('document').padEnd(22, 'x')}.pdf`;
      const values = { key, type: 'application/pdf', bytes: 10, width: 0, height: 0, alt: '', created_at: MORNING };
      const { id } = await app.services.db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow();
      return { id, key };
    };
    const [first, second] = [await file(), await file()];
    const written = { title: 'The report', description: '', date: '2026-11-20' };
    const { id } = await call('POST', '/documents/', { ...written, media_id: first.id });
    const { leads } = await post(link(`/media/${first.key}`));
    expect(await leads()).toBe(`/media/${first.key}`);
    await call('PUT', `/documents/${id}/`, { ...written, media_id: second.id });
    expect([await leads(), await leads('fr')]).toEqual([`/media/${second.key}`, `/media/${second.key}`]);
    await call('DELETE', `/documents/${id}/`);
    expect(await leads()).toBe(`/media/${first.key}`);
  });

  test('a newsletter leads to where a page is when it is sent', async () => {
    const { address, change } = await page();
    const { id } = await call('POST', '/newsletter/campaigns/', { subject: 'News', content: link(`/${address}`) });
    await change({ address: `${address}-moved` });
    const services = { ...app.services };
    const found = await services.db
      .selectFrom('newsletter_campaigns')
      .select(['id', 'content'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const led = await withPresentLinks(services, 'newsletter', found, 'rw');
    expect(led.content).toContain(`href="/rw/${address}-moved"`);
  });

  test('five hundred links in a text are followed, and no more than a thousand', async () => {
    const targets = await Promise.all(Array.from({ length: 25 }, () => page()));
    const hrefs = Array.from({ length: 500 }, (_, index) =>
      index < 25 ? `/${targets[index]?.address}` : `/BlogDetail/${index}?part=${index}`,
    );
    const { id } = await post(hrefs.map((href) => link(href)).join(''));
    const rows = () => app.services.db.selectFrom('own_links').select('id').where('record', '=', String(id)).execute();
    expect((await rows()).length).toBe(500);
    const { content } = await (await app.get(`/api/posts/${id}/?language=fr`)).json();
    expect(content).toContain(`href="/fr/${targets[24]?.address}"`);
    const many = Array.from({ length: 1500 }, (_, index) => link(`/many-${index}`));
    const { id: most } = await post(many.join(''));
    const kept = app.services.db.selectFrom('own_links').select('id').where('record', '=', String(most));
    expect((await kept.execute()).length).toBe(1000);
  });

  test('a text without links of ours reads nothing more', async () => {
    const { id } = await post(
      '<p>No <a href="https://example.org/">link</a> of ours, <a href="/search">but one</a>.</p>',
    );
    await app.get(`/api/posts/${id}/`);
    expect(
      await app.services.db
        .selectFrom('own_links')
        .select('id')
        .where('record', '=', String(id))
        .where('resource', '=', 'posts')
        .execute(),
    ).toEqual([]);
  });
});

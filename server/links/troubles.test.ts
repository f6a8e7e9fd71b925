import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('own links that lead nowhere', (app) => {
  let access: string;
  let number = 0;

  beforeAll(async () => {
    await offerLanguages(app);
    access = (await signedIn(app, { isSuperuser: true })).access;
  });

  beforeEach(async () => {
    await app.services.db.deleteFrom('own_links').execute();
  });

  const call = async (method: string, path: string, body?: object, by = access) => {
    const reply = await app.call(method, path, body, by);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  };
  const fresh = (word: string) => {
    number += 1;
    return `${word}-${number}`;
  };
  async function page(fields: Record<string, unknown> = {}) {
    const made = await call('POST', '/pages/', {
      ...{ title: 'A page', address: fresh('page'), status: 'published' },
      ...fields,
    });
    const change = (changed: object) =>
      call('PUT', `/pages/${made.id}/`, { ...made, updated_at: undefined, ...changed });
    return { ...made, change, remove: () => call('DELETE', `/pages/${made.id}/`) };
  }
  const post = (content: string, title = fresh('A post')) =>
    addPost(app.services, { title, slug: fresh('a-post'), content });
  const link = (href: string, words = 'these words') => `<p>Read <a href="${href}">${words}</a>.</p>`;

  const dead = async (query = '', by?: string) => call('GET', `/redirects/links/${query}`, undefined, by);
  const told = async (record: string, by?: string) => call('GET', `/redirects/links/${record}/`, undefined, by);
  const inShort = (links: { address: string; trouble: string }[]) =>
    links.map(({ address, trouble }) => `${address} ${trouble}`).toSorted();

  test('staff are told of a page in the trash, with the words of the link; after it is restored they are not', async () => {
    const { id, address, remove } = await page({ title: 'Our history' });
    const text = await post(link(`/${address}`, 'our <strong>history</strong>'), 'Ten years');
    expect(await told(`posts/${text}`)).toEqual([]);
    await remove();
    expect(await told(`posts/${text}`)).toMatchObject([
      { address: `/${address}`, words: 'our history', language: null, trouble: 'trash', title: 'Our history' },
    ]);
    expect(await dead()).toMatchObject({
      count: 1,
      results: [{ resource: 'posts', record: String(text), record_title: 'Ten years', trouble: 'trash' }],
    });
    await call('POST', `/pages/${id}/restore/`);
    expect([await told(`posts/${text}`), (await dead()).count]).toEqual([[], 0]);
  });

  test('why a link leads nowhere is said of each kind', async () => {
    const draft = await page({ status: 'draft' });
    const gone = await page();
    const hidden = await addPost(app.services, { slug: fresh('hidden'), status: 'draft' });
    const picture = await addPicture(app.services);
    const file = await app.services.db
      .selectFrom('media')
      .select('key')
      .where('id', '=', picture)
      .executeTakeFirstOrThrow();
    const missing = `/media/${'x'.repeat(22)}.pdf`;
    const links = [`/${draft.address}`, `/${gone.address}`, `/BlogDetail/${hidden}`, '/never-was', missing];
    const well = [`/media/${file.key}`, '/Events', '/fr/contactus', 'https://example.org/never', 'mailto:a@b.example'];
    const text = await post([...links, ...well].map((href) => link(href)).join(''));
    await gone.remove();
    await call('DELETE', `/trash/pages/${gone.id}/?reason=twice%20there`);
    expect(inShort(await told(`posts/${text}`))).toEqual(
      [
        ...[`/${draft.address} hidden`, `/${gone.address} gone`, `/BlogDetail/${hidden} hidden`],
        ...['/never-was nothing', `${missing} gone`],
      ].toSorted(),
    );
    await app.services.db.deleteFrom('media').where('id', '=', picture).execute();
    expect(inShort(await told(`posts/${text}`))).toContain(`/media/${file.key} gone`);
  });

  test('an old address that leads on is not dead, one that leads to the page in the trash is', async () => {
    const moved = await page();
    await post(link(`/${moved.address}`));
    await post(link('/from-a-poster'));
    expect(inShort((await dead()).results)).toEqual(['/from-a-poster nothing']);
    await call('POST', '/redirects/', { from: '/from-a-poster', target: '/Events' });
    await moved.change({ address: `${moved.address}-new` });
    expect((await dead()).count).toBe(0);
    await moved.remove();
    expect(inShort((await dead()).results)).toEqual([`/${moved.address} trash`]);
  });

  test('a page that comes to stand at the address ends it', async () => {
    const address = fresh('wanted');
    await post(link(`/${address}`));
    expect((await dead()).count).toBe(1);
    await page({ address });
    expect((await dead()).count).toBe(0);
  });

  test('the links of translations and of advertisements are told with their language', async () => {
    const id = await post('<p>No link.</p>');
    await publishTranslation(app, `posts/${id}/fr`, {
      ...{ title: 'Un article', excerpt: 'En bref', content: link('/fr/perdu', 'ces mots') },
    });
    const day = app.services.clock().toISOString().slice(0, 10);
    await call('POST', '/ads/', { title: 'Market', target_url: '/lost', start_date: day, end_date: day });
    expect((await dead()).results).toMatchObject([
      { resource: 'ads', address: '/lost', words: '', language: null, record_title: 'Market' },
      { resource: 'posts', address: '/fr/perdu', words: 'ces mots', language: 'fr' },
    ]);
  });

  test('texts in the trash are not listed, nor after they are deleted for good', async () => {
    const id = await post(link('/lost'));
    await call('DELETE', `/posts/${id}/`);
    expect((await dead()).count).toBe(0);
    await call('POST', `/posts/${id}/restore/`);
    expect((await dead()).count).toBe(1);
    await call('DELETE', `/posts/${id}/`);
    await call('DELETE', `/trash/posts/${id}/?reason=twice%20there`);
    expect((await dead()).count).toBe(0);
    expect(await app.services.db.selectFrom('own_links').selectAll().execute()).toEqual([]);
  });

  test('it is read a page at a time, and searched', async () => {
    for (let count = 0; count < 3; count += 1) await post(link(`/lost-${count}`, `word${count}`));
    const first = await dead('?page=1&page_size=2');
    expect([first.count, inShort(first.results)]).toEqual([3, ['/lost-1 nothing', '/lost-2 nothing']]);
    expect(inShort((await dead('?page=2&page_size=2')).results)).toEqual(['/lost-0 nothing']);
    expect(inShort((await dead('?search=LOST-1')).results)).toEqual(['/lost-1 nothing']);
    expect(inShort((await dead('?search=word2')).results)).toEqual(['/lost-2 nothing']);
  });

  test('nobody learns of records that they may not see', async () => {
    const secret = await addPost(app.services, { title: 'Secret title', slug: fresh('secret'), status: 'draft' });
    const inPost = await post(link('/lost'));
    const { id, address } = await page({ content: link(`/BlogDetail/${secret}`) });
    const as = async (...permissions: Permission[]) => (await signedIn(app, { permissions })).access;
    const ofPages = await as('pages.view');
    expect((await dead('', ofPages)).results).toMatchObject([{ resource: 'pages', record: String(id), title: null }]);
    expect((await app.call('GET', `/redirects/links/posts/${inPost}/`, undefined, ofPages)).status).toBe(403);
    expect((await app.call('GET', '/redirects/links/', undefined, await as('posts.view'))).status).toBe(403);
    expect(await told(`pages/${id}`, ofPages)).toMatchObject([{ title: null, trouble: 'hidden' }]);
    expect(await told(`pages/${id}`)).toMatchObject([{ title: 'Secret title' }]);
    expect(address).not.toBe('');
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { asFile, wordpressComment, wordpressExport, wordpressItem } from '../tests/export.ts';
import { importWordpress } from './import.ts';
import type { Remark } from './report.ts';

const post = (id: number, content = '', more: Partial<Parameters<typeof wordpressItem>[0]> = {}) =>
  wordpressItem({
    ...more,
    id,
    content,
    fields: {
      link: `https://old.example/2021/05/03/post-${id}/`,
      'wp:post_date': '2021-05-03 12:00:00',
      ...more.fields,
    },
  });

const page = (id: number, slug: string, parent = 0, content = '') =>
  wordpressItem({
    id,
    type: 'page',
    title: `Page ${slug}`,
    content,
    fields: { 'wp:post_name': slug, 'wp:post_parent': String(parent), link: `https://old.example/?page_id=${id}` },
  });

eachDatabase('moving from WordPress', (app) => {
  let remarks: Remark[] = [];

  async function bring(...items: string[]) {
    remarks = [];
    const onRemark = (remark: Remark) => remarks.push(remark);
    return importWordpress(app.services, await asFile(wordpressExport(...items)), undefined, { onRemark });
  }

  const said = (what: string) => remarks.filter((remark) => remark.what === what).map(({ detail }) => detail);
  const idOf = async (slug: string) =>
    (await app.services.db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const textOf = async (slug: string) =>
    (await app.services.db.selectFrom('posts').select('content').where('slug', '=', slug).executeTakeFirstOrThrow())
      .content;
  const redirectOf = async (path: string) => {
    const { status, headers } = await fetch(`${app.url}${path}`, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };

  test('two texts with the same GUID both come, and each is known again', async () => {
    const same = { guid: 'https://old.example/?p=1' };
    const items = [post(1, 'One', { fields: same }), post(2, 'Two', { fields: same })];
    expect((await bring(...items)).taken.posts).toBe(2);
    const again = await bring(...items);
    expect([again.taken.posts, again.there]).toEqual([0, 2]);
  });

  test('pages are pages, below their parents, and every old address leads to what took its place', async () => {
    await bring(
      page(
        20,
        'our-work',
        0,
        'We <a href="?p=23">work</a>, <a href="//www.old.example/2021/05/03/post-23/#more">so</a>.',
      ),
      page(21, 'partners', 20),
      page(22, '%CE%B5%CF%80', 20),
      post(
        23,
        '<a href="http://old.example/our-work/partners/">Partners</a> <a href="/nowhere/">lost</a> <a href="https://else.example/a">else</a>',
        {
          categories: { farming: 'Farming', news: 'News' },
          tags: { coffee: 'Coffee & tea' },
        },
      ),
    );
    const id = await idOf('post-23');
    const target = `301 /BlogDetail/${id}`;
    expect(
      await Promise.all(['/?p=23', '/2021/05/03/post-23/', '/post-23', '/2021/05/03/post-23/feed/'].map(redirectOf)),
    ).toEqual(Array.from({ length: 4 }, () => target));
    expect(await redirectOf('/?page_id=21')).toBe('301 /our-work/partners');
    expect(await redirectOf('/?page_id=22')).toBe('301 /our-work/page-22');
    expect(await redirectOf('/category/farming/')).toBe('301 /MoreBlogs?category=Farming');
    expect(await redirectOf('/category/news/feed/')).toBe('301 /MoreBlogs?tag=News');
    expect(await redirectOf('/tag/coffee/')).toBe('301 /MoreBlogs?tag=Coffee+%26+tea');
    expect(await redirectOf('/author/aline/')).toBe('301 /MoreBlogs');
    expect(await redirectOf('/2021/05/')).toBe('301 /MoreBlogs');
    const shown = await (await app.get('/our-work/partners')).text();
    expect(shown).toContain('Page partners');
    expect(await (await app.get('/our-work')).text()).toMatch(
      new RegExp(`We <a href="/BlogDetail/${id}-[\\w-]+">work</a>, <a href="/BlogDetail/${id}-[\\w-]+">so</a>\\.`),
    );
    expect(await textOf('post-23')).toContain('<a href="/our-work/partners">Partners</a> <a href="/nowhere/">lost</a>');
    expect(said('links to pages of the old site that were not in the export')).toEqual(['/nowhere/']);
  });

  test('tags and further categories are shown, chosen by, and kept by who changes the post', async () => {
    await bring(post(30, 'Text', { categories: { a: 'Bees', b: 'Honey' }, tags: { c: 'Wax' } }));
    const id = await idOf('post-30');
    const { access } = await signedIn(app, { isSuperuser: true });
    const read = async () => (await app.call('GET', `/posts/${id}/`, undefined, access)).json();
    expect((await read()).tags).toEqual(['Honey', 'Wax']);
    expect(await (await app.get(`/BlogDetail/${id}`)).text()).toContain('<a href="/MoreBlogs?tag=Wax"');
    expect(await (await app.get('/MoreBlogs?tag=Wax')).text()).toContain('Post 30');
    expect(await (await app.get('/api/posts/?tag=Nothing')).json()).toEqual([]);
    const { title, slug, content, excerpt, status } = await read();
    const change = (tags?: string[]) =>
      app.call('PUT', `/posts/${id}/`, { title, slug, content, excerpt, status, tags }, access);
    await change();
    expect((await read()).tags).toEqual(['Honey', 'Wax']);
    await change(['Wax', 'Sting']);
    expect((await read()).tags).toEqual(['Sting', 'Wax']);
    expect((await change(['x'.repeat(101)])).status).toBe(400);
  });

  test('an author without an account keeps the name, and nothing is invented', async () => {
    await bring(post(40, 'Text', { fields: { 'dc:creator': 'bob' } }));
    const text = await (await app.get(`/BlogDetail/${await idOf('post-40')}`)).text();
    expect(text).toContain('Bob Builder');
    expect(text).not.toContain('speaks for itself');
  });

  test('the report names everything left out and its place; comments are kept', async () => {
    const comments: string[] = [];
    const file = await asFile(
      wordpressExport(
        post(50, '[map lat="1"] text', {
          fields: { 'wp:is_sticky': '1' },
          meta: { price: '300', _edit_lock: '1', _yoast_wpseo_metadesc: 'What it says' },
          inside: wordpressComment({ author: 'Claire', email: 'claire@example.org', content: 'Well <b>said</b>' }),
        }),
      ),
    );
    remarks = [];
    await importWordpress(app.services, file, undefined, {
      onRemark: (remark) => remarks.push(remark),
      onComment: ({ comment, place }) => comments.push(`${place.title}: ${comment.author}: ${comment.content}`),
    });
    expect(remarks.map(({ what, title, address, detail }) => [what, title, address, detail])).toEqual([
      ['comments are saved in a file', 'Post 50', 'https://old.example/2021/05/03/post-50/', '1 comments'],
      ['custom fields', 'Post 50', 'https://old.example/2021/05/03/post-50/', 'price: 300'],
      ['shortcodes [map]', 'Post 50', 'https://old.example/2021/05/03/post-50/', '[map lat="1"]'],
    ]);
    expect(comments).toEqual(['Post 50: Claire: Well <b>said</b>']);
    const found = await app.services.db
      .selectFrom('posts')
      .selectAll()
      .where('slug', '=', 'post-50')
      .executeTakeFirstOrThrow();
    expect(found).toMatchObject({ is_featured: true, excerpt: 'What it says' });
  });

  test('a redirect leads to this site and no other, whatever the export says', async () => {
    await bring(
      post(60, '', { fields: { link: 'https://evil.example/steal/', 'wp:post_name': '//evil.example' } }),
      post(61, '', { fields: { link: 'https://old.example//evil.example/a' } }),
    );
    const { db } = app.services;
    const found = await db.selectFrom('redirects').select(['old_path', 'target']).execute();
    expect(found.map(({ old_path }) => old_path)).toContain('/?p=60');
    expect(found.filter(({ target }) => !/^\/(?!\/)/.test(target))).toEqual([]);
    expect(found.filter(({ old_path }) => old_path === '/steal')).toEqual([]);
  });

  test.each([
    ['latin1', 'ISO-8859-1'],
    ['utf16le', 'UTF-16'],
  ] as const)('a file in %s is read as it says', async (encoding, name) => {
    const id = encoding === 'latin1' ? 70 : 71;
    const text = wordpressExport(post(id, 'Le café à Huye')).replace('UTF-8', name);
    const path = await asFile('');
    await writeFile(path, Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding));
    await importWordpress(app.services, path, undefined);
    expect(await textOf(`post-${id}`)).toBe('<p>Le café à Huye</p>');
  });

  test('a file in another encoding than it says is refused with the place', async () => {
    const path = await asFile('');
    const bytes = Buffer.from(wordpressExport(post(72, 'é'.repeat(70_000))), 'latin1');
    await writeFile(path, bytes);
    // The second of two letters shows that the first is none of UTF-8.
    const place = bytes.indexOf(0xe9) + 2;
    await expect(importWordpress(app.services, path, undefined)).rejects.toThrow(`near byte ${place} is something`);
    await writeFile(path, (await readFile(path, 'latin1')).replace('UTF-8', 'KLINGON-8'), 'latin1');
    await expect(importWordpress(app.services, path, undefined)).rejects.toThrow('KLINGON-8, which is not known here');
  });

  test('small faults of XML that feed readers accept are accepted, and reported', async () => {
    const text = `\n\n${wordpressExport(post(73, 'a\u0008 b')).replace('The old site', 'The &nbsp; site ]]> &#0;')}`;
    remarks = [];
    await importWordpress(app.services, await asFile(text), undefined, { onRemark: (remark) => remarks.push(remark) });
    expect(remarks.filter(({ kind: of }) => of === 'Corrected')).toHaveLength(5);
    expect(await textOf('post-73')).toBe('<p>a b</p>');
  });
});

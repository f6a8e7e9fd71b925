import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { MORNING } from '../../../tests/support/test-app.ts';
import { asFile, wordpressExport, wordpressFile, wordpressItem } from '../tests/export.ts';
import { importWordpress } from './import.ts';
import type { Remark } from './report.ts';

const uploads = 'https://old.example/wp-content/uploads';

eachDatabase('importing a WordPress export', { perTest: true }, (app) => {
  let folder: string;

  async function put(path: string, colour: string) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    const create = { width: 900, height: 600, channels: 3, background: colour } as const;
    await writeFile(to, await sharp({ create }).jpeg().toBuffer());
  }

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'intambwe-uploads-')), 'uploads');
    await put('2021/05/field.jpg', '#1f5a41');
    await put('2021/05/market.jpg', '#8e2f17');
    await put('2021/05/one.jpg', '#101010');
    await put('2021/05/two.jpg', '#202020');
    await put('../secret.jpg', '#000000');
    await symlink(join(folder, '../secret.jpg'), join(folder, '2021/05/link.jpg'));
    const socketTimeout = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(413)]);
    await writeFile(join(folder, '2021/05/song.mp3'), Buffer.concat(Array.from({ length: 20 }, () => socketTimeout)));
    await writeFile(join(folder, '2021/05/page.jpg'), '<html><script>alert(1)</script>');
  });

  afterEach(async () => {
    await rm(dirname(folder), { recursive: true, force: true });
  });

  /** The changes, as `Changed: …: where: detail`. */
  let remarks: string[] = [];
  const onRemark = ({ kind, what, title, detail }: Remark) => remarks.push([kind, what, title, detail].join(': '));

  const bring = async (...items: string[]) => {
    remarks = [];
    return importWordpress(app.services, await asFile(wordpressExport(...items)), folder, { onRemark });
  };

  const post = (slug: string) =>
    app.services.db.selectFrom('posts').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const count = async (table: 'posts' | 'media' | 'users' | 'categories') =>
    (await app.services.db.selectFrom(table).select('id').execute()).length;

  test('a post comes with its text, dates, category, author and pictures', async () => {
    const author = await app.addUser({ email: 'aline@example.org' });
    const version = app.services.versions.of('posts');
    const report = await bring(
      wordpressItem({
        id: 1,
        title: 'Maize &amp; <em>beans</em>',
        content: `The first paragraph.
It has two lines.

<img class="alignleft wp-image-8" src="${uploads}/2021/05/field-300x200.jpg" alt="A field" width="300" height="200" />

[caption id="attachment_9" align="alignnone" width="300"]<a href="${uploads}/2021/05/market.jpg"><img src="${uploads}/2021/05/market-300x200.jpg" alt="" /></a> The <em>market</em>[/caption]

[gallery ids="10,11"]`,
        fields: { 'wp:post_name': 'maize-and-beans', 'excerpt:encoded': 'é'.repeat(400) },
        meta: { _thumbnail_id: '9', _edit_last: '1' },
        categories: { farming: 'Farming', markets: 'Markets' },
      }),
      wordpressFile(8, '2021/05/field.jpg'),
      wordpressFile(9, '2021/05/market.jpg', { _wp_attachment_image_alt: 'Baskets in the market' }),
      wordpressFile(10, 'elsewhere.jpg', { _wp_attached_file: '2021/05/one.jpg', _wp_attachment_image_alt: 'One' }),
      wordpressFile(11, '2021/05/two.jpg'),
    );
    expect(report.taken).toMatchObject({ posts: 1, pages: 0, drafts: 0, categories: 1, tags: 1, files: 4 });
    expect(remarks).toEqual([
      'Left out: alignment and width of pictures and blocks: Maize & beans: 1 in this text',
      `Changed: excerpts of more than 300 characters are shortened: Maize & beans: ${'é'.repeat(400)}`,
      'Changed: titles are now plain text: Maize & beans: Maize &amp; <em>beans</em>',
      'Changed: second and later categories are now tags: Maize & beans: Markets',
    ]);
    const { id, content, ...values } = await post('maize-and-beans');
    expect(content).toMatch(
      new RegExp(
        [
          '^<p>The first paragraph\\.<br />It has two lines\\.</p>',
          '<figure><img src="/media/[\\w-]+\\.jpg" width="300" height="200" alt="A field" loading="lazy" /></figure>',
          '<figure><a href="(/media/[\\w-]+\\.jpg)"><img src="\\1" width="300" height="200" alt="" loading="lazy" /></a>',
          '<figcaption>The <em>market</em></figcaption></figure>',
          '<div class="gallery"><figure><img src="/media/[\\w-]+\\.jpg" [^>]+></figure>',
          '<figure><img src="/media/[\\w-]+\\.jpg" [^>]+></figure></div>$',
        ].join(''),
      ),
    );
    expect(values).toMatchObject({
      title: 'Maize & beans',
      excerpt: `${'é'.repeat(299)}…`,
      status: 'published',
      author_id: author.id,
      published_date: '2021-05-03T10:00:00.000Z',
      created_at: '2021-05-03T10:00:00.000Z',
    });
    const sizes = ['market.jpg', 'market-300x200.jpg', 'market-99x66.jpg', 'elsewhere.jpg'];
    const leads = sizes.map((name) => fetch(`${app.url}/wp-content/uploads/2021/05/${name}`, { redirect: 'manual' }));
    const to = (await Promise.all(leads)).map(({ headers }) => headers.get('location')?.replace(/[\w-]+\.jpg/, '…'));
    expect(to).toEqual(['/media/…', '/media/…', '/media/…', undefined]);
    const { access } = await signedIn(app, { isSuperuser: true });
    const shown = await (await app.call('GET', `/posts/${id}/`, undefined, access)).json();
    expect(shown.category_details.name).toBe('Farming');
    expect(shown.picture.alt).toBe('Baskets in the market');
    const versions = await (await app.call('GET', `/versions/posts/${id}/`, undefined, access)).json();
    expect(versions).toEqual([]);
    const log = await (await app.call('GET', '/audit/?resource=posts', undefined, access)).json();
    expect(log.results[0].sentence).toBe('The system imported the blog post “Maize & beans”.');
    expect(app.services.versions.of('posts')).toBeGreaterThan(version);
  });

  test('the same export again makes no doubles, and brings nothing of ours back to what it was', async () => {
    const items = [
      wordpressItem({ id: 20, content: `<img src="${uploads}/2021/05/field.jpg">`, categories: { news: 'News' } }),
      wordpressItem({ id: 21 }),
    ];
    await bring(...items);
    await app.services.db.updateTable('posts').set({ title: 'Changed here' }).where('slug', '=', 'post-20').execute();
    await app.services.db.updateTable('posts').set({ deleted_at: MORNING }).where('slug', '=', 'post-21').execute();
    const before = [await count('posts'), await count('media'), await count('categories')];
    const report = await bring(...items);
    expect(report.there).toBe(2);
    expect([await count('posts'), await count('media'), await count('categories')]).toEqual(before);
    expect((await post('post-20')).title).toBe('Changed here');
  });

  test('drafts stay drafts, scheduled posts come when they are due, and the trash is left out', async () => {
    await bring(
      wordpressItem({ id: 30, fields: { 'wp:status': 'private' } }),
      wordpressItem({ id: 31, fields: { 'wp:post_password': 'sesame' } }),
      wordpressItem({ id: 32, fields: { 'wp:status': 'future', 'wp:post_date_gmt': '2027-01-01 06:00:00' } }),
      wordpressItem({ id: 33, fields: { 'wp:status': 'draft', 'wp:post_date_gmt': '0000-00-00 00:00:00' } }),
      wordpressItem({ id: 34, fields: { 'wp:status': 'trash' } }),
      wordpressItem({ id: 36, type: 'nav_menu_item', title: 'Home', meta: { _menu_item_url: '/home' } }),
      wordpressItem({ id: 37, type: 'custom_css' }),
    );
    const { db } = app.services;
    const found = await db
      .selectFrom('posts')
      .leftJoin('categories', 'categories.id', 'posts.category_id')
      .select(['posts.slug', 'status', 'published_date', 'posts.created_at', 'categories.name as category'])
      .where('posts.slug', 'like', 'post-3_')
      .orderBy('posts.slug')
      .execute();
    const none = { published_date: null, category: null };
    const may = '2021-05-03T10:00:00.000Z';
    expect(found).toEqual([
      { slug: 'post-30', status: 'draft', created_at: may, ...none },
      { slug: 'post-31', status: 'draft', created_at: may, ...none },
      {
        slug: 'post-32',
        status: 'published',
        created_at: MORNING,
        ...none,
        published_date: '2027-01-01T06:00:00.000Z',
      },
      { slug: 'post-33', status: 'draft', created_at: MORNING, ...none },
    ]);
    expect(remarks).toEqual([
      'Changed: texts with the status “private” are now drafts: Post 30: ',
      'Changed: texts with a password are now drafts: Post 31: ',
      'Changed: scheduled texts will be published on their date: Post 32: 2027-01-01 06:00:00',
      'Left out: posts with the status “trash”: Post 34: ',
      'Left out: menu items: Home: : /home',
      'Left out: items of the type “custom_css”: Post 37: ',
    ]);
  });

  test('nothing harmful and nothing from elsewhere comes along, and nobody gets an account', async () => {
    const people = await count('users');
    const files = await count('media');
    const report = await bring(
      wordpressItem({
        id: 40,
        title: `<script>alert(1)</script>${'Long '.repeat(20_000)}`,
        content: `<script>alert(1)</script><p onclick="alert(2)">One<p>Two <b>three</i></div></p>
<a href="javascript:alert(3)">Four</a> &lt;script&gt; &amp; &bogus; <img src=x onerror=alert(5)>
<img src="https://elsewhere.example/picture.jpg"><img src="data:image/png;base64,AAAA">
<img src="${uploads}/../secret.jpg"><img src="${uploads}/%2e%2e/secret.jpg"><img src="${uploads}/2021/05/link.jpg">
<img src="${uploads}//etc/passwd.jpg"><img src="${uploads}/2021/05/page.jpg">
<iframe src="https://video.example/embed/7"></iframe><style>p{display:none}</style>
<!-- wp:latest-posts {"postsToShow":3} /--> a \u0008bell
[vc_row css=".x{}"]inside[/vc_row] [sic] [contact-form-7 id="1"]`,
        fields: { 'dc:creator': 'mallory', 'wp:post_name': '../../<b>', 'wp:post_date_gmt': 'never', guid: '' },
        meta: { _thumbnail_id: '41' },
      }),
      wordpressFile(41, '../secret.jpg', { _wp_attached_file: '../secret.jpg' }),
    );
    const found = await post('b');
    expect(found.content).not.toMatch(
      /script>|onclick|onerror|javascript:|<img|style|elsewhere|secret|wp:|vc_row|contact-form/,
    );
    expect(found.content).toContain('<p>One</p><p>Two <b>three</b></p>');
    expect(found.content).toContain('<a href="https://video.example/embed/7" rel="nofollow noopener noreferrer">');
    expect(found.content).toContain('&lt;script&gt; &amp; &amp;bogus;');
    expect(found.content).toContain('a bell');
    expect(found.content).toContain('inside [sic]');
    expect(found.title).toHaveLength(200);
    expect(found).toMatchObject({ author_id: null, media_id: null, published_date: MORNING, created_at: MORNING });
    expect([await count('users'), await count('media')]).toEqual([people, files]);
    const said = (what: string) => remarks.filter((remark) => remark.includes(`: ${what}`)).length;
    expect(said('files that this site does not accept: page.jpg')).toBe(1);
    expect(said('pictures and files that were not found in the uploads folder')).toBe(8);
    expect(said('featured pictures that were not found in the uploads folder')).toBe(1);
    expect(said('shortcodes [contact-form-7]')).toBe(1);
    expect(said('blocks that only WordPress can fill (latest-posts)')).toBe(1);
    expect(said('scripts, styles and other parts that are not text')).toBe(2);
    expect(report.lines().join('\n')).toContain(
      '  8 × Left out: pictures and files that were not found in the uploads folder',
    );
  });

  test('sounds come over, however the text plays them', async () => {
    const song = `${uploads}/2021/05/song.mp3`;
    await bring(
      wordpressItem({
        id: 45,
        content: `[audio src="${song}"]

<audio controls src="${song}"></audio>
<figure class="wp-block-audio"><audio src="${song}"></audio><figcaption>A song</figcaption></figure>
[playlist ids="46"]`,
        fields: { 'wp:post_name': 'songs' },
      }),
      wordpressFile(46, '2021/05/song.mp3'),
    );
    const { content } = await post('songs');
    expect(content.replaceAll(/\/media\/[\w-]+\.mp3/g, 'SONG')).toBe(
      '<figure><audio src="SONG" controls preload="none"></audio></figure>'.repeat(2) +
        '<figure><audio src="SONG" controls preload="none"></audio><figcaption>A song</figcaption></figure>' +
        '<figure><audio src="SONG" controls preload="none"></audio></figure>',
    );
    expect(remarks).toEqual([]);
  });

  test('a name that is taken gets the next number', async () => {
    const same = { 'wp:post_name': 'same-name' };
    await bring(wordpressItem({ id: 50, fields: same }), wordpressItem({ id: 51, fields: same }));
    expect((await post('same-name-2')).title).toBe('Post 51');
  });

  test.each([
    ['<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>', /document type/],
    ['<!DOCTYPE rss SYSTEM "http://elsewhere.example/evil.dtd">', /document type/],
  ])('a file with a document type is refused: %s', async (doctype, reason) => {
    const text = wordpressExport(wordpressItem({ id: 60, title: 'Never' })).replace('<rss', `${doctype}<rss`);
    await expect(importWordpress(app.services, await asFile(text), folder)).rejects.toThrow(reason);
  });

  test('a folder that is not there is said to be so', async () => {
    const file = await asFile(wordpressExport(wordpressItem({ id: 62 })));
    const importing = importWordpress(app.services, file, '/no/such/folder');
    await expect(importing).rejects.toThrow('There is no folder /no/such/folder');
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -20), /damaged at line \d+: unclosed tag/],
    [
      'with ends that do not meet',
      (text: string) => text.replace('</channel>', '</canal>'),
      /damaged at line \d+: unexpected close tag/,
    ],
    ['of another kind', () => '<html><body>Hello</body></html>', /not an export/],
    ['of a feed', (text: string) => text.replace(/<wp:wxr_version>.*/, ''), /does not say its version/],
    ['with an endless text', (text: string) => text.replace('Never', 'x'.repeat(17_000_000)), /longer than 16 million/],
  ])('a file %s is refused, and nothing of it is written', async (_, spoil, reason) => {
    const before = await count('posts');
    const text = spoil(wordpressExport(wordpressItem({ id: 61, title: 'Never' })));
    await expect(importWordpress(app.services, await asFile(text), folder)).rejects.toThrow(reason);
    expect(await count('posts')).toBe(before);
  });
});

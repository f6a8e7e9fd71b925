import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { asFile, wordpressExport, wordpressFile, wordpressItem } from '../tests/export.ts';
import { importWordpress } from './import.ts';

const uploads = 'https://old.example/wp-content/uploads';

const item = (id: number, slug: string, content: string, type = 'page') =>
  wordpressItem({
    id,
    type,
    title: `Page ${slug}`,
    content,
    fields: { 'wp:post_name': slug, link: `https://old.example/${slug}/` },
  });

const image = (name: string) =>
  `<!-- wp:image {"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="${uploads}/2021/05/${name}"/></figure><!-- /wp:image -->`;
const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
const button = (address: string) =>
  `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="${address}">Read on</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

eachDatabase('pages of a WordPress export', (app) => {
  let folder: string;
  let access: string;

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
    folder = await mkdtemp(join(tmpdir(), 'intambwe-uploads-'));
    await mkdir(join(folder, '2021/05'), { recursive: true });
    for (const [name, background] of [
      ['field.jpg', '#1f5a41'],
      ['market.jpg', '#8e2f17'],
    ] as const) {
      const create = { width: 900, height: 600, channels: 3, background } as const;
      await writeFile(join(folder, '2021/05', name), await sharp({ create }).jpeg().toBuffer());
    }
  });

  afterAll(() => rm(folder, { recursive: true }));

  const bring = async (...items: string[]) =>
    importWordpress(app.services, await asFile(wordpressExport(...items)), folder);
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, access);
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  };
  const pageAt = async (address: string) => (await call('GET', `/pages/at/${address}/`)).body;

  test('come as blocks with their pictures and links, once, and stay as staff change them', async () => {
    const items = [
      item(
        1,
        'about',
        paragraph('First') + image('field.jpg') + paragraph('<a href="/later/">Later</a>') + button('/?page_id=2#a'),
      ),
      wordpressFile(9, '2021/05/field.jpg', { _wp_attachment_image_alt: 'A field' }),
      item(2, 'later', paragraph('Last')),
    ];
    const report = await bring(...items);
    expect(report.taken).toMatchObject({ pages: 2, blocks: 4, files: 1 });
    expect(report.lines()).toContain('Blocks that pages are made of: 4.');
    const page = await pageAt('about');
    expect(page).toMatchObject({
      content: '<p>First</p>',
      blocks: [
        { id: 'content', type: 'content' },
        { id: expect.stringMatching(/^[a-z]{8}$/), type: 'picture', picture: { alt: 'A field', width: 900 } },
        { type: 'text', body: '<p><a href="/later">Later</a></p>' },
        {
          type: 'buttons',
          buttons: [{ id: expect.stringMatching(/^[a-z]{8}$/), label: 'Read on', address: '/later' }],
        },
      ],
    });
    const { picture } = page.blocks[1];
    const shown = await (await app.get('/about')).text();
    expect(shown).toMatch(/<p>First<\/p>[\s\S]*<img[^>]* alt="A field"[\s\S]*>Later<\/a>[\s\S]*Read on/);
    expect((await call('DELETE', `/media/${picture.id}/`)).status).toBe(409);
    expect(await pageAt('later')).toMatchObject({ content: '<p>Last</p>', blocks: [] });
    const [own, , text] = page.blocks;
    const { body: changed } = await call('PUT', `/pages/${page.id}/`, { ...page, blocks: [text, own] });
    expect(changed.blocks).toEqual([text, own]);
    const again = await bring(...items);
    expect([again.there, again.taken.pages, again.taken.blocks]).toEqual([2, 0, 0]);
    expect((await pageAt('about')).blocks).toEqual(changed.blocks);
  });

  test('that were not made in the block editor, and posts, stay one text', async () => {
    const classic = `First\n\n<figure class="wp-block-image"><img src="${uploads}/2021/05/market.jpg" /></figure>`;
    const report = await bring(item(11, 'classic', classic), item(12, 'article', image('market.jpg'), 'post'));
    expect(report.taken).toMatchObject({ pages: 1, posts: 1, blocks: 0 });
    const page = await pageAt('classic');
    expect(page.blocks).toEqual([]);
    expect(page.content).toMatch(/^<p>First<\/p><figure><img /);
  });

  test('whose links lead nowhere say so of their blocks too', async () => {
    const report = await bring(item(21, 'lost', image('field.jpg') + button('/nowhere/')));
    const said = report
      .lines()
      .filter((line) => line.includes('links to pages of the old site that were not in the export'));
    expect(said).toHaveLength(1);
    expect((await pageAt('lost')).blocks).toMatchObject([
      { type: 'content' },
      { type: 'picture' },
      { type: 'buttons', buttons: [{ address: '/nowhere/' }] },
    ]);
  });

  test('keep no harmful part of a block', async () => {
    const bad = `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p onclick="a()">One<script>alert(1)</script></p></div><div class="wp-block-column"><p><a href="javascript:alert(2)">Two</a></p></div></div><!-- /wp:columns -->`;
    await bring(item(31, 'bad', bad + button('javascript:alert(3)')));
    const page = await pageAt('bad');
    expect(page.content).toBe('<p>Read on</p>');
    expect(page.blocks).toMatchObject([
      { type: 'columns', entries: [{ body: '<p>One</p>' }, { body: '<p>Two</p>' }] },
      { type: 'content' },
    ]);
  });
});

import { expect, test } from 'vitest';
import { partsOf } from './page-blocks.ts';
import type { ElementNode } from './tree.ts';
import { readTree } from './tree.ts';

const library = { url: '/media/a.jpg', width: 900, height: 600, isPicture: true, alt: 'A field' };

/** The file that an element shows: `7.jpg` is picture 7 of the library, `film.mp4` a film, and all others were not found. */
function file({ attributes: { src = '' } }: ElementNode) {
  const id = Number(/^(\d+)/.exec(src)?.[1] ?? 0);
  if (src === 'film.mp4') return { ...library, id: 99, url: '/media/film.mp4', isPicture: false };
  return id > 0 ? { ...library, id } : undefined;
}

/** A page that was made in the block editor: its own text, its blocks without their ids, and what was said. */
function divide(html: string) {
  const remarks: string[] = [];
  const writing = {
    file,
    link: (href: string) => href,
    hasLines: false,
    alignment: 'start',
    lose: (what: string) => remarks.push(what),
    change: (what: string) => remarks.push(what),
  } as const;
  const { content, blocks } = partsOf(readTree(html).nodes, writing, 'Our story');
  const withoutIds: unknown = JSON.parse(JSON.stringify(blocks ?? []), (key, value) =>
    key === 'id' ? undefined : value,
  );
  return { content, blocks: withoutIds, remarks };
}

const own = { type: 'content' };
const text = (body: string) => ({ type: 'text', body });
const image = (inside: string, classes = '') => `<figure class="wp-block-image ${classes}">${inside}</figure>`;
const pictureOf = (picture: number, caption = '', width = 'narrow') => ({ type: 'picture', picture, caption, width });
const column = (inside: string) => `<div class="wp-block-column">${inside}</div>`;
const columns = (...each: string[]) => `<div class="wp-block-columns">${each.map(column).join('')}</div>`;
const entry = (fields: object) => ({ title: '', picture: null, body: '', label: '', address: '', ...fields });
const gallery = (...each: string[]) =>
  `<figure class="wp-block-gallery">${each.map((one) => image(one)).join('')}</figure>`;
const media = (classes: string, inside: string) =>
  `<div class="wp-block-media-text ${classes}"><figure class="wp-block-media-text__media">${inside}</figure><div class="wp-block-media-text__content"><h2>Title</h2><p>a</p></div></div>`;
const embed = (address: string, caption = '') =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div>${caption}</figure>`;
const buttons = (...links: string[]) =>
  `<div class="wp-block-buttons">${links.map((link) => `<div class="wp-block-button">${link}</div>`).join('')}</div>`;
const vimeo = 'https://vimeo.com/22439234';

test.each([
  ['a picture', image('<img src="1.jpg">'), [pictureOf(1)]],
  [
    'a picture as wide as the page, with its words',
    image('<img src="1.jpg" alt="A field"><figcaption>The  field</figcaption>', 'alignwide'),
    [pictureOf(1, 'The field', 'wide')],
  ],
  [
    'a gallery, without pictures that were not found',
    gallery('<img src="1.jpg"><figcaption>One</figcaption>', '<img src="lost.jpg">', '<img src="2.jpg">'),
    [
      {
        type: 'gallery',
        title: '',
        entries: [
          { picture: 1, caption: 'One' },
          { picture: 2, caption: '' },
        ],
      },
    ],
  ],
  [
    'a film, called as what stands below it',
    embed(vimeo, '<figcaption>The rain</figcaption>'),
    [{ type: 'film', title: 'The rain', video: vimeo, caption: '' }],
  ],
  [
    'a film without words, called as the page',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
    [{ type: 'film', title: 'Our story', video: 'https://www.youtube.com/watch?v=abcdefghijk', caption: '' }],
  ],
  [
    'a film of the library',
    '<figure class="wp-block-video"><video controls src="film.mp4"></video></figure>',
    [{ type: 'film', title: 'Our story', video: '/media/film.mp4', caption: '' }],
  ],
  [
    'columns, each with its picture and its title',
    columns(`${image('<img src="3.jpg">')}<h3>Save</h3><p>a</p>`, '<p>b</p>', ' '),
    [
      {
        type: 'columns',
        title: '',
        entries: [entry({ title: 'Save', picture: 3, body: '<p>a</p>' }), entry({ body: '<p>b</p>' })],
      },
    ],
  ],
  [
    'a text beside a picture',
    media('has-media-on-the-right', '<img src="4.jpg">') + media('', '<img src="5.jpg">'),
    [
      { type: 'text_with_picture', title: 'Title', body: '<p>a</p>', picture: 4, side: 'right', buttons: [] },
      { type: 'text_with_picture', title: 'Title', body: '<p>a</p>', picture: 5, side: 'left', buttons: [] },
    ],
  ],
  [
    'buttons',
    buttons('<a class="wp-block-button__link" href="/donate">Give</a>', '<a href="https://a.example/">More</a>'),
    [
      {
        type: 'buttons',
        text: '',
        buttons: [
          { label: 'Give', address: '/donate' },
          { label: 'More', address: 'https://a.example/' },
        ],
      },
    ],
  ],
  [
    'a pull quote of somebody',
    '<figure class="wp-block-pullquote"><blockquote><p>We save.</p><p>We lend.</p><cite>Aline</cite></blockquote></figure>',
    [
      {
        type: 'quotes',
        title: '',
        source: 'own',
        how_many: 3,
        entries: [{ quote: 'We save.\n\nWe lend.', name: 'Aline', role: '' }],
      },
    ],
  ],
])('%s stands in a block of its own between two texts', (_, html, blocks) => {
  expect(divide(`<p>First</p><!-- wp:x -->${html}<!-- /wp:x --><p>Last</p>`)).toEqual({
    content: '<p>First</p>',
    blocks: [own, ...blocks, text('<p>Last</p>')],
    remarks: [],
  });
});

const heading = '<h2>In the field</h2>';

test.each([
  ['a film', embed(vimeo), { type: 'film', title: 'In the field', video: vimeo, caption: '' }],
  ['a gallery', gallery('<img src="1.jpg">'), { title: 'In the field' }],
  ['columns', columns('<p>a</p>', '<p>b</p>'), { title: 'In the field' }],
])('the heading above %s is its title', (_, html, block) => {
  const { content, blocks } = divide(`<p>a</p>${heading}\n<!-- wp:x -->${html}`);
  expect(content).toBe('<p>a</p>');
  expect(blocks).toMatchObject([own, block]);
});

test('a heading stays where what follows has no title, or is text', () => {
  expect(divide(`${heading}${image('<img src="1.jpg">')}`)).toMatchObject({
    content: heading,
    blocks: [own, pictureOf(1)],
  });
  expect(divide(`${image('<img src="1.jpg">')}${heading}<p>a</p>`).content).toBe(`${heading}<p>a</p>`);
});

test('what stands in a group belongs to the page', () => {
  const group = (inside: string) =>
    `<div class="wp-block-group"><div class="wp-block-group__inner-container">${inside}</div></div>`;
  expect(divide(group(`<p>a</p>${group(image('<img src="1.jpg">'))}`))).toMatchObject({
    content: '<p>a</p>',
    blocks: [own, pictureOf(1)],
  });
});

test('a page of blocks alone keeps an empty text', () => {
  expect(divide(image('<img src="1.jpg">'))).toMatchObject({ content: '', blocks: [pictureOf(1)] });
});

// Each of them says more than its block could hold, or is none of it.
test.each([
  ['a picture with a link', image('<a href="/a"><img src="1.jpg"></a>')],
  ['a picture whose words have marks', image('<img src="1.jpg"><figcaption>a <em>b</em></figcaption>')],
  ['a picture with a long text below it', image(`<img src="1.jpg"><figcaption>${'a'.repeat(301)}</figcaption>`)],
  ['a picture with words of its own', image('<img src="1.jpg" alt="Another field">')],
  ['a picture that is shown small', image('<img src="1-300x200.jpg">')],
  ['a picture within a paragraph', '<p><img src="1.jpg"></p>'],
  ['a gallery of more pictures than a block holds', gallery(...Array.from({ length: 21 }, () => '<img src="1.jpg">'))],
  ['a gallery with a link', gallery('<img src="1.jpg">', '<a href="/a"><img src="2.jpg"></a>')],
  [
    'a gallery with words for all of it',
    `<figure class="wp-block-gallery">${image('<img src="1.jpg">')}<figcaption>a</figcaption></figure>`,
  ],
  ['a film with a link below it', embed(vimeo, '<figcaption><a href="/a">a</a></figcaption>')],
  ['four columns', columns('a', 'b', 'c', 'd')],
  ['one column', columns('<p>a</p>', '')],
  ['a link beside a picture', media('', '<a href="/a"><img src="1.jpg"></a>')],
  ['a table', '<figure class="wp-block-table"><table><tr><td>a</td></tr></table></figure>'],
  ['five buttons', buttons(...Array.from({ length: 5 }, () => '<a href="/a">a</a>'))],
  ['a button that writes a mail', buttons('<a href="mailto:a@b.example">a</a>')],
  ['a button with marks', buttons('<a href="/a"><strong>a</strong></a>')],
  ['a pull quote of nobody', '<figure class="wp-block-pullquote"><blockquote><p>a</p></blockquote></figure>'],
  [
    'a pull quote with a list',
    '<figure class="wp-block-pullquote"><blockquote><ul><li>a</li></ul><cite>b</cite></blockquote></figure>',
  ],
])('%s stays in the text', (_, html) => {
  const { content, blocks, remarks } = divide(`<p>First</p>${html}<p>Last</p>`);
  expect(blocks).toEqual([]);
  expect(content).toMatch(/^<p>First<\/p>.+<p>Last<\/p>$/);
  expect(remarks).toEqual([]);
});

test('a page of text alone has no blocks', () => {
  expect(divide('<h2>a</h2><p>b</p><ul><li>c</li></ul>')).toEqual({
    content: '<h2>a</h2><p>b</p><ul><li>c</li></ul>',
    blocks: [],
    remarks: [],
  });
});

test('what changes in a block is said once', () => {
  const elsewhere = embed('https://else.example/film');
  const said = 'videos, audio and posts from other sites are now links';
  expect(divide(`${elsewhere}${columns(elsewhere, '<p>a</p>')}`).remarks).toEqual([said, said]);
});

test('a page of more blocks than a page can have is one text, and that is said', () => {
  const page = (count: number) => divide(`<p>a</p>${image('<img src="1.jpg">')}`.repeat(count));
  expect(page(30).blocks).toHaveLength(60);
  const { content, blocks, remarks } = page(31);
  expect(blocks).toEqual([]);
  expect(content.match(/<img /g)).toHaveLength(31);
  expect(remarks).toEqual(['pages of more blocks than a page can have are one text']);
});

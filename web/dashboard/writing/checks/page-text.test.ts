import { expect, test } from 'vitest';
import { pageBlocks } from '../../../../blocks/registry.ts';
import type { Picture } from '../../../../domain/picture.ts';
import { heading, paragraph, written } from '../../../../tests/support/written-text.ts';
import { deadLinkFindings, deadLinksIn } from './dead-links.ts';
import type { Check } from './finding.ts';
import { headingChecks } from './headings.ts';
import { linkWordChecks } from './link-words.ts';
import { readPage } from './page-text.ts';
import { pictureChecks } from './pictures.ts';
import { sentenceChecks } from './sentences.ts';
import { weightFindings } from './weight.ts';

const photo = (id: number, alt: string): Picture => ({
  ...{ id, url: `/media/${id}.jpg`, alt, width: 900, height: 600, placeholder: null, focus: null, variants: [] },
});

/** In place of HTML, a heading or a paragraph: the schema of the editor needs a browser. */
const readHtml = (html: string) => {
  const [, level, words = ''] = /^<(h\d|p)>(.*)<\/\1>$/.exec(html) ?? ['', 'p', html];
  return written(level === 'p' ? paragraph(words) : heading(Number(level?.slice(1)), words));
};

const ownBlock = { id: 'content', type: 'content' };
const page = (blocks: readonly object[], own = written()) =>
  readPage(blocks, {
    types: pageBlocks,
    own,
    readHtml,
    pictures: new Map([photo(1, ''), photo(2, 'Hills')].map((one) => [one.id, one])),
  });
const told = (check: Check, blocks: readonly object[], own = written()) => check(page([ownBlock, ...blocks], own));

test('a page without blocks is its own text', () => {
  const own = written(paragraph('Maize'));
  expect(page([], own)).toBe(own);
});

test('the texts stand in the order of the page, and what is hidden is left out', () => {
  const text = page(
    [
      { id: 'a', type: 'hero', title: 'First', text: 'One.\nTwo.' },
      ownBlock,
      { id: 'b', type: 'text', body: '<p>Last</p>' },
      { id: 'c', type: 'text', body: '<p>Hidden</p>', is_hidden: true },
    ],
    written(paragraph('Own')),
  );
  expect(text.blocks.map(({ text: words, within }) => [words, within?.name])).toEqual([
    ['First', 'blocks.0.title'],
    ['One.', 'blocks.0.text'],
    ['Two.', 'blocks.0.text'],
    ['Own', undefined],
    ['Last', 'blocks.2.body'],
  ]);
});

test('a picture without a description leads to its field, in a gallery too', () => {
  const gallery = { id: 'g', type: 'gallery', entries: [{ picture: 2 }, { picture: 1 }] };
  const found = told(pictureChecks, [{ id: 'p', type: 'picture', picture: 1 }, gallery]);
  expect(found).toMatchObject([
    { place: { within: { block: 'p', name: 'blocks.1.picture' } } },
    {
      said: expect.stringMatching(/^Picture 3 /),
      place: { within: { block: 'g', name: 'blocks.2.entries.1.picture' } },
    },
  ]);
});

test('the order of headings is that of the whole page', () => {
  const text = (id: string, body: string) => ({ id, type: 'text', body });
  expect(told(headingChecks, [text('a', '<h3>Below nothing</h3>')])).toMatchObject([
    { place: { within: { block: 'a' } } },
  ]);
  expect(told(headingChecks, [{ id: 'h', type: 'hero', title: 'Above' }, text('a', '<h3>Below</h3>')])).toEqual([]);
  expect(told(headingChecks, [text('a', '<h3>Below</h3>')], written(heading(2, 'Own')))).toEqual([]);
});

test('a list of records has the title that the site gives it', () =>
  expect(
    told(headingChecks, [
      { id: 't', type: 'people' },
      { id: 'a', type: 'text', body: '<h3>Below</h3>' },
    ]),
  ).toEqual([]));

test('titles of columns are below the title of the block, and stand in its place where it has none', () => {
  const columns = (title: string) => ({
    id: 'c',
    type: 'columns',
    title,
    entries: [{ title: 'Save', body: '<h4>How</h4>' }],
  });
  expect(told(headingChecks, [columns('Steps')])).toEqual([]);
  expect(told(headingChecks, [columns('')])).toMatchObject([
    { said: 'The heading “How” leaves out a size. Choose “Smaller heading”.' },
  ]);
});

test('a button that does not say where it leads is told of, and so is a column whose title is its link', () => {
  const buttons = [
    { label: 'Donate', address: '/donate' },
    { label: 'Click here', address: '/about' },
  ];
  const entries = [
    { title: 'Here', label: '', address: '/team' },
    { title: 'Here', label: '', address: '' },
  ];
  expect(
    told(linkWordChecks, [
      { id: 'b', type: 'buttons', buttons },
      { id: 'c', type: 'columns', entries },
    ]),
  ).toMatchObject([
    {
      said: 'The link “Click here” does not say where it leads.',
      place: { within: { name: 'blocks.1.buttons.1.label' } },
    },
    { said: 'The link “Here” does not say where it leads.', place: { within: { name: 'blocks.2.entries.0.title' } } },
  ]);
});

test('the address of a form is no link', () =>
  expect(page([{ id: 'f', type: 'form', title: 'Here', address: '/Form/here' }]).links).toEqual([]));

test('a button that leads nowhere leads to its address', () => {
  const { links } = page([{ id: 'b', type: 'buttons', buttons: [{ label: 'Our story', address: '/our-story' }] }]);
  const trouble = { id: 1, address: '/our-story', words: '', language: null, trouble: 'gone', title: null } as const;
  const site = 'https://intambwe.example';
  expect(deadLinkFindings(deadLinksIn(links, [trouble], site), [trouble], { record: undefined }, site)).toMatchObject([
    { said: expect.stringContaining('“Our story”'), place: { within: { name: 'blocks.0.buttons.0.address' }, to: 10 } },
  ]);
});

test('a sentence that is too long is found in the text of a block, at its place', () => {
  const text = `Short.\n${'maize '.repeat(31)}`;
  expect(told(sentenceChecks, [{ id: 'h', type: 'hero', title: 'A', text }])).toMatchObject([
    { place: { within: { name: 'blocks.1.text' }, from: 7 } },
  ]);
});

test('pictures of blocks weigh', () => {
  const text = page([{ id: 'p', type: 'picture', picture: 2 }]);
  expect(weightFindings(text, new Map([['/media/2.jpg', 900_000]]))).toMatchObject([
    { place: { within: { name: 'blocks.0.picture' } } },
  ]);
});

test('what a draft may have held is no harm', () => {
  expect(
    page([
      { id: 'x', type: 'gone' },
      { id: 'g', type: 'gallery', entries: [null, 'a'] },
    ]).pictures,
  ).toEqual([]);
  expect(readPage('nothing', { types: pageBlocks, own: written(), readHtml, pictures: new Map() }).links).toEqual([]);
});

test('sixty blocks of many lines are read once', () => {
  const blocks = Array.from({ length: 60 }, (_, place) => ({
    id: `a${place}`,
    type: 'hero',
    text: 'a\n'.repeat(10_000),
  }));
  expect(page(blocks).blocks).toHaveLength(600_000);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Works } from '../../../tests/support/test-module.ts';
import { hasBlocks, readBlocks } from '../server/block-comments.ts';
import { plainWords } from '../server/block-of.ts';
import { flowOf } from '../server/blocks.ts';
import { momentOf } from '../server/draft.ts';
import { decodedText } from '../server/encoding.ts';
import { tag, type Writing } from '../server/inline.ts';
import { sayLooks } from '../server/looks.ts';
import { OldSite } from '../server/old-site.ts';
import { partsOf, withLedLinks } from '../server/page-blocks.ts';
import { embedOf, filmAt } from '../server/players.ts';
import { withoutShortcodes } from '../server/shortcodes.ts';
import { isBlank, readTree } from '../server/tree.ts';
import * as uploadPaths from '../server/upload-paths.ts';

const nothing = () => undefined;

const folder = mkdtempSync(join(tmpdir(), 'intambwe-linear-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const picture = { id: 1, url: '/media/a.jpg', width: 900, height: 600, isPicture: true, alt: '' };

const writing: Writing = {
  file: ({ name }) => (name === 'img' ? picture : undefined),
  link: (href) => href,
  hasLines: true,
  alignment: 'start',
  lose: nothing,
  change: nothing,
};

const blockListeners = { ...writing, footnotes: '<ol><li>a</li></ol>' };
const replacements = {
  gallery: () => '',
  playlist: () => '',
  player: (name: string, address: string) => name + address,
};

/** A text of WordPress, all the way: blocks, shortcodes, elements, paragraphs, links, films. */
function takeOver(content: string): string {
  const { html } = withoutShortcodes(readBlocks(content, blockListeners), replacements);
  const { nodes } = readTree(html);
  sayLooks(nodes, writing);
  return flowOf(nodes, writing) + flowOf(nodes, { ...writing, hasLines: false });
}

/** The same of a page, in blocks. */
function takePage(content: string): string {
  const { nodes } = readTree(readBlocks(content, blockListeners));
  const { content: own, blocks, kept } = partsOf(nodes, writing, 'Page');
  sayLooks(nodes, writing, kept);
  return own + JSON.stringify(blocks);
}

const asBlocks = [
  ['image', '<figure class="wp-block-image"><img>', '</figure>'],
  ['gallery', '<figure class="wp-block-gallery"><figure><img><figcaption>', '</figcaption></figure></figure>'],
  ['embed', '<figure class="wp-block-embed">https://vimeo.com/1<figcaption>', '</figcaption></figure>'],
  ['columns', '<div class="wp-block-columns"><div>a</div><div>', '</div></div>'],
  ['media-text', '<div class="wp-block-media-text"><figure><img></figure><div>', '</div></div>'],
  ['buttons', '<div class="wp-block-buttons"><a href="/a">', '</a></div>'],
  ['pullquote', '<figure class="wp-block-pullquote"><blockquote><p>a</p><cite>', '</cite></blockquote></figure>'],
  ['group', '<div class="wp-block-group"><h2>a</h2>', '</div>'],
];

/** Each block of a page with this text in it, and one after the other between pieces of it. */
const inBlocks = (text: string) =>
  asBlocks.map(
    ([, before, after]) => takePage(`${before}${text}${after}`) + takePage(text.replaceAll(' ', before ?? '')),
  );

/** The same for the attributes of elements. */
const inAttributes = (text: string) => {
  const said = text.replaceAll(/[&"<>]/g, '.');
  return takeOver(`<p class="${said}" style="${said}"><a href="${said}"><img src="${said}" class="${said}">a</a></p>`);
};

const ledLinks = (text: string) =>
  withLedLinks(JSON.stringify([{ id: 'abcdefgh', type: 'text', body: text }]), {
    html: (html) => html,
    address: (address) => address,
  });

async function fromExport(text: string): Promise<void> {
  const file = join(folder, 'text');
  await writeFile(file, text);
  for await (const _ of decodedText(file)) nothing();
}

/** What an import takes from WordPress. */
export const wordpressWorks: Works = {
  'modules/wordpress/server/block-comments.ts': { readBlocks: (text) => readBlocks(text, blockListeners), hasBlocks },
  'modules/wordpress/server/block-of.ts': { plainWords: (text) => plainWords([{ kind: 'text', text }]) },
  'modules/wordpress/server/blocks.ts': { flowOf: takeOver, 'flowOf of attributes': inAttributes },
  'modules/wordpress/server/encoding.ts': { decodedText: fromExport },
  'modules/wordpress/server/inline.ts': { tag: (text) => tag('p', text) },
  'modules/wordpress/server/old-site.ts': {
    OldSite: (text) => [new OldSite(text).pathOf(text), new OldSite('old.example').pathOf(text)],
  },
  'modules/wordpress/server/page-blocks.ts': {
    partsOf: takePage,
    'partsOf within blocks': inBlocks,
    withLedLinks: ledLinks,
  },
  'modules/wordpress/server/players.ts': { filmAt, embedOf: (text) => embedOf(text, writing) },
  'modules/wordpress/server/shortcodes.ts': { withoutShortcodes: (text) => withoutShortcodes(text, replacements) },
  'modules/wordpress/server/tree.ts': { readTree, isBlank: (text) => isBlank({ kind: 'text', text }) },
  'modules/wordpress/server/upload-paths.ts': {
    decoded: uploadPaths.decoded,
    withOriginals: uploadPaths.withOriginals,
    pathsIn: (text) => [uploadPaths.pathsIn(text), uploadPaths.pathsIn(`/wp-content/uploads/${text}`)],
  },
  'modules/wordpress/server/draft.ts': { momentOf: (text) => momentOf(text, text) },
};

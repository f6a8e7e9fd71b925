import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasBlocks, readBlocks } from '../../server/wordpress/block-comments.ts';
import { flowOf } from '../../server/wordpress/blocks.ts';
import { momentOf } from '../../server/wordpress/draft.ts';
import { decodedText } from '../../server/wordpress/encoding.ts';
import { tag, type Writing } from '../../server/wordpress/inline.ts';
import { sayLooks } from '../../server/wordpress/looks.ts';
import { OldSite } from '../../server/wordpress/old-site.ts';
import { embedOf, filmAt } from '../../server/wordpress/players.ts';
import { withoutShortcodes } from '../../server/wordpress/shortcodes.ts';
import { readTree } from '../../server/wordpress/tree.ts';
import * as uploadPaths from '../../server/wordpress/upload-paths.ts';
import type { Work } from './growth.ts';

const nothing = () => undefined;

const folder = mkdtempSync(join(tmpdir(), 'intambwe-linear-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const picture = { url: '/media/a.jpg', width: 30, height: 20, isPicture: true };

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

/** The same for the attributes of elements. */
const inAttributes = (text: string) => {
  const said = text.replaceAll(/[&"<>]/g, '.');
  return takeOver(`<p class="${said}" style="${said}"><a href="${said}"><img src="${said}" class="${said}">a</a></p>`);
};

async function fromExport(text: string): Promise<void> {
  const file = join(folder, 'text');
  await writeFile(file, text);
  for await (const _ of decodedText(file)) nothing();
}

/** What an import takes from WordPress. */
export const wordpressWorks: Readonly<Record<string, Readonly<Record<string, Work>>>> = {
  'server/wordpress/block-comments.ts': { readBlocks: (text) => readBlocks(text, blockListeners), hasBlocks },
  'server/wordpress/blocks.ts': { flowOf: takeOver, 'flowOf of attributes': inAttributes },
  'server/wordpress/encoding.ts': { decodedText: fromExport },
  'server/wordpress/inline.ts': { tag: (text) => tag('p', text) },
  'server/wordpress/old-site.ts': {
    OldSite: (text) => [new OldSite(text).pathOf(text), new OldSite('old.example').pathOf(text)],
  },
  'server/wordpress/players.ts': { filmAt, embedOf: (text) => embedOf(text, writing) },
  'server/wordpress/shortcodes.ts': { withoutShortcodes: (text) => withoutShortcodes(text, replacements) },
  'server/wordpress/tree.ts': { readTree },
  'server/wordpress/upload-paths.ts': {
    decoded: uploadPaths.decoded,
    withOriginals: uploadPaths.withOriginals,
    pathsIn: (text) => [uploadPaths.pathsIn(text), uploadPaths.pathsIn(`/wp-content/uploads/${text}`)],
  },
  'server/wordpress/draft.ts': { momentOf: (text) => momentOf(text, text) },
};

import { expect, test } from 'vitest';
import { asFile, wordpressExport, wordpressFile, wordpressItem } from '../tests/export.ts';
import { replacementsFor } from './content.ts';
import type { ExportedItem } from './element-reader.ts';
import { readExport } from './read-export.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { surveyExport } from './survey.ts';

/** Imports the galleries of an item to which these files belong. */
async function take(content: string, names: readonly string[]) {
  const files = names.map((name, at) => wordpressFile(at + 10, name, {}, 1));
  const path = await asFile(wordpressExport(wordpressItem({ id: 1, content }), ...files));
  const survey = await surveyExport(path, () => undefined);
  const items: ExportedItem[] = [];
  for await (const part of readExport(path)) if (part.kind === 'item' && part.id === 1) items.push(part);
  const [item] = items;
  if (!item) throw new Error('The item is missing.');
  const replacements = replacementsFor(survey, item);
  const { html } = withoutShortcodes(item.content, replacements);
  return {
    numbers: [...html.matchAll(/wp-image-(\d+)/g)].map(([, id]) => Number(id)),
    html,
    leftOut: replacements.leftOut,
  };
}

test('a gallery shows the pictures of its text, a playlist what can be heard there, and neither anything else', async () => {
  const { html, numbers } = await take('[gallery][playlist]', ['a.jpg', 'b.mp3', 'c.pdf', 'd.PNG']);
  expect(numbers).toEqual([10, 13, 11]);
  expect(html).toContain('<audio class="wp-image-11" src=""></audio>');
});

// Work that grows with galleries times pictures would not end within the time a test has.
test('galleries that are repeated and repeated show 500 files, and the others are counted', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `${at}.jpg`);
  const { numbers, leftOut } = await take(`[gallery ids="10,11"]${'[gallery]'.repeat(100_000)}`, names);
  expect(numbers).toHaveLength(500);
  expect(numbers.slice(0, 4)).toEqual([10, 11, 10, 11]);
  expect(leftOut).toBe(2 + 100_000 * 1000 - 500);
});

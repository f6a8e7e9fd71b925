import { expect, test } from 'vitest';
import { newPlacing, OWN_TEXT } from './fields/blocks.ts';
import { mergePages } from './merge-pages.ts';

const own = { id: OWN_TEXT, type: OWN_TEXT, ...newPlacing };
const text = (id: string, body: string) => ({ id, type: 'text', ...newPlacing, body });
const page = (content: string, blocks: ReturnType<typeof text>[] = [], status = 'draft') => ({
  ...{ title: 'A page', status, content },
  blocks: blocks.length === 0 ? [] : [own, ...blocks],
});

const before = page('1', [text('a', '2')]);

test('the text of the page and each block are taken from who changed them; of other fields mine stays', () => {
  const theirs = { ...page('theirs', [text('a', '2')], 'published'), title: 'Their title' };
  expect(mergePages(before, page('1', [text('a', 'mine')]), theirs)).toEqual(page('theirs', [text('a', 'mine')]));
  const mine = page('mine', [text('a', '2')]);
  expect(mergePages(before, mine, { ...before, title: 'Their title' })).toEqual(mine);
});

test('where both have written the text of the page, theirs stands hidden below mine', () => {
  const merged = mergePages(before, page('mine', [text('a', '2')]), page('theirs', [text('a', '2')]));
  expect(merged).toMatchObject({
    content: 'mine',
    blocks: [own, { type: 'text', is_hidden: true, body: 'theirs' }, { id: 'a' }],
  });
});

test('a page that is its text alone has no blocks while nothing but one text was written', () => {
  expect(mergePages(page('1'), page('1'), page('theirs'))).toEqual(page('theirs'));
  expect(mergePages(page('1'), page('mine'), page('theirs')).blocks).toMatchObject([own, { body: 'theirs' }]);
  expect(mergePages(page('1'), page('mine'), page('1', [text('a', '2')]))).toEqual(page('mine', [text('a', '2')]));
});

test('where it is not known what was there before, nothing is taken away, and what differs stands twice', () => {
  const mine = page('1', [text('a', 'older'), text('b', '3')]);
  const merged = mergePages(undefined, mine, page('1', [text('a', 'newer'), text('c', '4')], 'published'));
  expect(merged.status).toBe('draft');
  expect(merged.blocks.map(({ body, is_hidden }) => [body, is_hidden])).toEqual([
    [undefined, false],
    ['older', false],
    ['newer', true],
    ['4', false],
    ['3', false],
  ]);
});

import { expect, test } from 'vitest';
import { random } from '../../tests/support/random.ts';
import type { Block } from './blocks.ts';
import { mergeBlocks } from './merge-blocks.ts';

const block = (id: string, text: string): Block => ({ id, type: 'text', is_hidden: false, body: text });
const said = (blocks: readonly Block[]) => blocks.map(({ id, body }) => `${id}:${String(body)}`);

const before = [block('a', '1'), block('b', '2'), block('c', '3')];

test('each block is taken from who changed it, and what they added stands where they put it', () => {
  const mine = [block('c', '3'), block('a', 'mine'), block('b', '2')];
  const theirs = [block('a', '1'), block('x', 'new'), block('b', 'theirs')];
  const { blocks, changedByBoth } = mergeBlocks(before, mine, theirs);
  expect(said(blocks)).toEqual(['a:mine', 'x:new', 'b:theirs']);
  expect(changedByBoth).toEqual([]);
});

test('where both changed a block, theirs stands hidden below mine', () => {
  const { blocks, changedByBoth } = mergeBlocks(
    before,
    [block('a', 'mine')],
    [block('a', 'theirs'), ...before.slice(1)],
  );
  expect(blocks.map(({ body, is_hidden }) => [body, is_hidden])).toEqual([
    ['mine', false],
    ['theirs', true],
  ]);
  expect(changedByBoth).toEqual(['a']);
});

test('what one has removed and the other has written stays; what nobody has written goes', () => {
  expect(said(mergeBlocks(before, before.slice(1), [block('a', 'theirs'), block('b', '2')]).blocks)).toEqual([
    'a:theirs',
    'b:2',
  ]);
  expect(said(mergeBlocks(before, [block('a', 'mine')], before.slice(1)).blocks)).toEqual(['a:mine']);
});

test('of a thousand pages of 20 blocks that two people change at once no word is lost, and no block stands twice', () => {
  const below = random(3);
  let word = 0;
  const write = () => {
    word += 1;
    return `w${word}`;
  };
  function changed(blocks: readonly Block[], written: Set<string>): Block[] {
    let next = [...blocks];
    for (let step = below(8); step > 0; step -= 1) {
      const at = below(next.length + 1);
      const one = next[at];
      const action = below(4);
      const text = write();
      if (action === 0 || !one) {
        written.add(text);
        next = next.toSpliced(at, 0, block(`n${word}`, text));
      } else if (action === 1) {
        written.add(text);
        next = next.toSpliced(at, 1, { ...one, body: `${String(one.body)} ${text}` });
      } else if (action === 2) {
        // A word that they themselves wrote and took away is not lost.
        for (const taken of String(one.body).split(' ')) written.delete(taken);
        next = next.toSpliced(at, 1);
      } else next = next.toSpliced(at, 1).toSpliced(below(next.length), 0, one);
    }
    return next;
  }
  for (let page = 0; page < 1000; page += 1) {
    const start = Array.from({ length: 20 }, (_, place) => block(`b${place}`, write()));
    const written = new Set<string>();
    const [mine, theirs] = [changed(start, written), changed(start, written)];
    const { blocks } = mergeBlocks(start, mine, theirs);
    const words = new Set(blocks.flatMap(({ body }) => String(body).split(' ')));
    expect([...written].filter((one) => !words.has(one))).toEqual([]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  }
});

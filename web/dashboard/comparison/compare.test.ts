import { expect, test } from 'vitest';
import { type Block, compareBlocks, compareWords, countChanges } from './compare.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const picture = (source: string): Block => ({ kind: 'picture', text: 'Hills', source });
const changesOf = (before: Block[], after: Block[]) =>
  compareBlocks(before, after).map(({ change, text }) => `${change}: ${text}`);

test('what stays, comes and goes stands in the order of the text', () => {
  const before = [paragraph('One.'), paragraph('Two goats live here.'), paragraph('Three.')];
  const after = [
    paragraph('One.'),
    paragraph('Two young goats live here.'),
    paragraph('Between.'),
    paragraph('Three.'),
  ];
  expect(changesOf(before, after)).toEqual([
    'same: One.',
    'changed: Two young goats live here.',
    'added: Between.',
    'same: Three.',
  ]);
  expect(changesOf(after, before).filter((one) => !one.startsWith('same'))).toEqual([
    'changed: Two goats live here.',
    'removed: Between.',
  ]);
});

test('words are marked within a paragraph; one with nothing in common is taken out, and the other comes', () => {
  expect(compareWords('Two old cows', 'Two young cows')).toEqual([
    { value: 'Two ' },
    { value: 'old', change: 'removed' },
    { value: 'young', change: 'added' },
    { value: ' cows' },
  ]);
  expect(changesOf([paragraph('Rain fell all night.')], [paragraph('Come on Saturday')])).toEqual([
    'removed: Rain fell all night.',
    'added: Come on Saturday',
  ]);
  expect(changesOf([{ kind: 'heading', text: 'Goats' }], [paragraph('Goats')])).toEqual([
    'removed: Goats',
    'added: Goats',
  ]);
});

test('another picture is one, and changes are counted', () => {
  const compared = compareBlocks(
    [paragraph('Same.'), picture('/media/a'), paragraph('Gone for good.')],
    [paragraph('Same.'), picture('/media/b')],
  );
  expect(countChanges(compared)).toEqual({ added: 0, removed: 1, changed: 0, pictures: 2 });
});

test('where nearly everything differs, one text stands whole beside the other', () => {
  const words = (prefix: string) => Array.from({ length: 2000 }, (_, place) => `${prefix}${place}`).join(' ');
  expect(compareWords(words('a'), words('b'))).toEqual([
    { value: words('a'), change: 'removed' },
    { value: words('b'), change: 'added' },
  ]);
});

import { expect, test } from 'vitest';
import { folded, inFoldedOrder } from './folded.ts';

test.each([
  ['École', 'ecole'],
  ['E\u0301COLE', 'ecole'],
  ['n’ubwo', "n'ubwo"],
  ['Nʼubwo, n‘ubwo, n`ubwo', "n'ubwo, n'ubwo, n'ubwo"],
  ['Cœur, ŒUVRE, Æsop', 'coeur, oeuvre, aesop'],
  ['Nguyễn Đức, İzmir, ıssız, Straße, ẞ', 'nguyen duc, izmir, issiz, strasse, ss'],
  ['مَرحبا 😀 100%_\\', 'مَرحبا 😀 100%_\\'],
  ['', ''],
])('%s is searched as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(folded(folded(text))).toBe(expected);
});

test('names are put in order whatever their accents and their letter case', () => {
  expect(['Zoé', 'eau', 'École', 'Ecolo', 'Eau'].toSorted(inFoldedOrder)).toEqual([
    'eau',
    'Eau',
    'École',
    'Ecolo',
    'Zoé',
  ]);
});

test('a text of nothing but marks is not put in order', () => {
  const text = `É${'\u064e\u0651'.repeat(100_000)}`;
  expect(folded(text)).toHaveLength(text.length);
});

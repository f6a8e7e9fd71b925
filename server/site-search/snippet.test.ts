import { expect, test } from 'vitest';
import { SNIPPET_LENGTH } from '../../domain/site-search.ts';
import { marked, snippetOf } from './snippet.ts';

const said = (text: string, ...words: string[]) =>
  snippetOf(text, new Set(words))
    .map((piece) => (piece.is_found ? `[${piece.text}]` : piece.text))
    .join('');

test('the words are marked, as they stand', () => {
  expect(said('À l’École du village', 'ecole')).toBe('À l’[École] du village');
  expect(marked('<b>Maize</b>', new Set(['maize']))).toEqual([
    { text: '<b>', is_found: false },
    { text: 'Maize', is_found: true },
    { text: '</b>', is_found: false },
  ]);
});

test('a long text is cut at words, around the place with the most of them', () => {
  const text = `maize ${'other words '.repeat(100)} the maize and the beans ${'and more '.repeat(100)}`;
  const snippet = said(text, 'maize', 'beans');
  expect(snippet).toMatch(/^…(?:other|words) .*\[maize\] and the \[beans\].* (?:and|more)…$/);
  expect(snippet.replaceAll(/[[\]]/g, '').length).toBeLessThanOrEqual(SNIPPET_LENGTH);
});

test('a text without the words is shown from its beginning', () => {
  expect(said('Nothing of it', 'maize')).toBe('Nothing of it');
  expect(said('', 'maize')).toBe('');
});

test('a text without spaces is cut without splitting a character', () => {
  const snippet = said(`${'😀'.repeat(300)}`, 'maize');
  expect(snippet).toMatch(/^(?:😀)+…$/u);
  expect(said('a'.repeat(10_000), 'a'.repeat(40)).length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2);
});

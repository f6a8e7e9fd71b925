import { expect, test } from 'vitest';
import { heading, paragraph, written } from '../../../../tests/support/written-text.ts';
import { sentenceChecks } from './sentences.ts';

const said = (...texts: string[]) =>
  sentenceChecks(written(...texts.map((text) => paragraph(text)))).map((one) => one.said);
const words = (count: number, word = 'Maize') => Array.from({ length: count }, () => word).join(' ');

test('sentences of more than 30 words are counted, with the beginning of the first one', () => {
  expect(said(`${words(30)}. ${words(30)}!`)).toEqual([]);
  expect(said(`Short. We saw ${words(29)}.`)).toEqual([
    'A sentence is longer than 30 words: “We saw Maize Maize Maize Maize Maize…”',
  ]);
  expect(said(`${words(31, 'Beans')}. ${words(31)}.`, words(31))).toEqual([
    '3 sentences are longer than 30 words. The first one: “Beans Beans Beans Beans Beans Beans…”',
  ]);
});

test('it leads to the first one', () => {
  const text = written(paragraph('Short.'), paragraph(`Short too. ${words(31, 'Beans')}. End.`));
  const [found] = sentenceChecks(text);
  const { from = 0, to = 0 } = found && 'from' in found.place ? found.place : {};
  expect(text.at(from, to)).toBe(`${words(31, 'Beans')}.`);
});

test('a sentence goes on behind an abbreviation, and ends within quotation marks', () => {
  expect(said(`${words(20)} e.g. ${words(20, 'maize')}.`)).toHaveLength(1);
  expect(said(`“${words(25)}.” Then ${words(20)}.`)).toEqual([]);
});

test('a dash is no word', () => expect(said(`${words(30)} – - •.`)).toEqual([]));

test('paragraphs of more than 150 words are counted; headings are none', () => {
  const long = `${words(9)}. `.repeat(17);
  expect(said(long, 'Short.', long)).toEqual([
    '2 paragraphs are longer than 150 words. The first one: “Maize Maize Maize Maize Maize Maize…”',
  ]);
  expect(sentenceChecks(written(heading(2, words(200))))).toEqual([]);
});

test.each([
  ['full stops', '.'.repeat(1_000_000)],
  ['one word', 'a'.repeat(1_000_000)],
  ['closing brackets', ').'.repeat(500_000)],
  ['nothing but spaces', ' '.repeat(1_000_000)],
])('a million characters of %s are looked at once', (_, text) => expect(said(text)).toEqual([]));

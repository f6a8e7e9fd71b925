import { expect, test } from 'vitest';
import { paragraph, picture, written } from '../../../../tests/support/written-text.ts';
import { linkWordChecks } from './link-words.ts';

const links = (...all: [words: string, link: string][]) =>
  written(...all.map(([words, link]) => paragraph({ link, words })));
const said = (...all: [words: string, link: string][]) => linkWordChecks(links(...all)).map((one) => one.said);

test.each([
  'here',
  'Click here',
  'Read more…',
  '» read more «',
  'THIS',
  'ici',
  'Cliquez ici !',
  'Lire la suite',
  'En savoir plus',
  'Hano',
  'Kanda hano',
  'kanda  hano.',
  'Soma ibikurikira',
])('“%s” does not say where it leads', (words) =>
  expect(said([words, '/our-story'])).toEqual([expect.stringMatching(/does not say where it leads\.$/)]),
);

test.each([
  'How it began',
  'Read how it began',
  'Ici et maintenant',
  'Hano i Musanze',
  'intambwe.org',
  'info@intambwe.org',
])('“%s” says it', (words) => expect(said([words, '/our-story'])).toEqual([]));

test('an address in place of words is told of', () =>
  expect(
    said(['https://example.org/a/b', 'https://example.org/a/b'], ['www.example.org', 'https://www.example.org']),
  ).toEqual([
    'The link “https://example.org/a/b” is an address. Say in words what is there.',
    'The link “www.example.org” is an address. Say in words what is there.',
  ]));

test('a link without words is told of', () =>
  expect(said([' ', '/a'], ['»»', '/b'])).toEqual(['A link has no words.', 'The link “»»” has no words.']));

test('the same words of two addresses are told of once, at the second', () => {
  const text = links(
    ['Annual report', '/media/2025.pdf'],
    ['annual report', '/media/2026.pdf'],
    ['Annual report', '/c'],
  );
  const found = linkWordChecks(text);
  expect(found.map((one) => one.said)).toEqual(['Links with the words “annual report” lead to different addresses.']);
  expect(found[0]?.place).toBe(text.links[1]);
});

test('the same words of one address are as they should be', () =>
  expect(said(['Our story', '/our-story'], ['Our story', '/our-story/'])).toEqual([]));

test('a picture that is a link has no words', () =>
  expect(linkWordChecks(written(picture('', { href: '/a' }), picture('Here', { href: '/b' })))).toEqual([]));

test('any number of links, and words of any length, are looked at once', () => {
  const many = Array.from({ length: 20_000 }, (_, index): [string, string] => [`word ${index % 100}`, `/${index}`]);
  expect(said(...many)).toHaveLength(100);
  expect(said(['here '.repeat(200_000), '/a'])).toEqual([]);
});

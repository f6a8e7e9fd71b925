import { expect, test } from 'vitest';
import { heading, linkInPieces, list, paragraph, picture, written } from '../../../../tests/support/written-text.ts';

test('each paragraph, heading and caption is read at its place, also in a list', () => {
  const text = written(
    heading(3, 'How it began'),
    list(paragraph('A box,', '\n', 'three locks')),
    picture('Hills', { caption: 'Musanze' }),
  );
  expect(text.blocks.map((block) => [block.text, block.level, text.at(block.from, block.to)])).toEqual([
    ['How it began', 3, 'How it began'],
    ['A box, three locks', null, 'A box, three locks'],
    ['Musanze', null, 'Musanze'],
  ]);
  expect(text.pictures).toMatchObject([{ alt: 'Hills', src: '/media/hills.jpg' }]);
});

test('a link is one link, also where some of its words are bold; two beside each other are two', () => {
  const text = written(
    linkInPieces('/our-story', 'how ', 'it', ' began'),
    paragraph({ link: '/a', words: 'one' }, { link: '/b', words: 'two' }),
  );
  expect(text.links.map(({ words, href, from, to }) => [words, href, text.at(from, to)])).toEqual([
    ['how it began', '/our-story', 'how it began'],
    ['one', '/a', 'one'],
    ['two', '/b', 'two'],
  ]);
});

test('a picture can be a link', () =>
  expect(written(picture('Hills', { href: '/hills' })).links).toMatchObject([
    { words: 'Hills', href: '/hills', isPicture: true },
  ]));

import { expect, test } from 'vitest';
import { paragraph, picture, written } from '../../../../tests/support/written-text.ts';
import { pictureChecks } from './pictures.ts';

const said = (...alts: string[]) => pictureChecks(written(...alts.map((alt) => picture(alt)))).map((one) => one.said);

test('a picture that says nothing is told of by its number', () =>
  expect(said('Women with a box of three locks', '', '  ')).toEqual([
    'Picture 2 has no description for people who cannot see it.',
    'Picture 3 has no description for people who cannot see it.',
  ]));

test.each([
  'IMG_2034.JPG',
  'market day.png',
  'DSC01234',
  'PXL_20261130_081500',
  'Screenshot 2026-11-30',
  'WhatsApp Image 2026-11-30',
  'image 12',
])('“%s” is the name of a file', (alt) =>
  expect(said(alt)).toEqual([`The description of picture 1 is the name of a file: “${alt}”.`]),
);

test.each(['A photo of the market', 'Image of 3 hills', 'Photographs', 'The form.', '1994'])('“%s” is none', (alt) =>
  expect(said(alt)).toEqual([]),
);

test('it leads to the picture', () => {
  const text = written(paragraph('Before'), picture(''));
  expect(pictureChecks(text).map(({ place }) => place)).toEqual(text.pictures);
});

test('a description of any length is looked at once', () => expect(said('IMG_'.repeat(250_000))).toEqual([]));

import { expect, test } from 'vitest';
import { paragraph, picture, written } from '../../../../tests/support/written-text.ts';
import { copyForPhone, weightFindings } from './weight.ts';

const pictures = (count: number) =>
  written(...Array.from({ length: count }, (_, index) => picture('Hills', { src: `/media/${index}.jpg` })));
const sizes = (...bytes: number[]) => new Map(bytes.map((size, index) => [`/media/${index}.jpg`, size] as const));

test('a page that is heavy for a phone is told of, at its heaviest picture', () => {
  const text = pictures(3);
  expect(weightFindings(text, sizes(100_000, 600_000, 150_000))).toEqual([
    {
      said: 'This page loads about 910\u00a0kB on a phone. Smaller or fewer pictures save visitors’ data.',
      place: text.pictures[1],
    },
  ]);
});

test('the picture above the text is counted too, and led to where it is alone', () => {
  const head = { bytes: 450_000, field: 'media_id' };
  expect(weightFindings(written(paragraph('Maize')), new Map(), head)).toMatchObject([
    { place: { field: 'media_id' } },
  ]);
  expect(weightFindings(pictures(1), sizes(40_000), head)).toHaveLength(1);
  expect(weightFindings(pictures(1), sizes(40_000))).toEqual([]);
});

test('a picture that stands there twice is loaded once', () => {
  const twice = written(picture('Hills', { src: '/media/0.jpg' }), picture('Hills', { src: '/media/0.jpg' }));
  expect(weightFindings(twice, sizes(400_000))).toEqual([]);
});

test('where sizes are not known, more than ten pictures are told of', () => {
  expect(weightFindings(pictures(11), new Map()).map((one) => one.said)).toEqual([
    'This text has 11 pictures. Each one uses visitors’ data.',
  ]);
  expect(weightFindings(pictures(10), new Map())).toEqual([]);
});

test('fifty thousand pictures are looked at once', () =>
  expect(weightFindings(pictures(50_000), new Map())).toHaveLength(1));

test('of the picture above the text a phone loads the lightest copy that is wide enough', () => {
  const copy = (width: number, type: 'image/avif' | 'image/jpeg' = 'image/avif') => ({ url: `/${width}`, type, width });
  expect(copyForPhone({ url: '/whole', variants: [copy(960), copy(240), copy(720), copy(720, 'image/jpeg')] })).toBe(
    '/720',
  );
  expect(copyForPhone({ url: '/whole', variants: [copy(240), copy(480)] })).toBe('/480');
  expect(copyForPhone({ url: '/whole', variants: [] })).toBe('/whole');
});

import { describe, expect, test } from 'vitest';
import { worded } from '../server/http/reply-words.ts';
import { MEGABYTE, sentFlag, sentId, sentIds, uploadProblem, uploadRules } from './upload.ts';

test.each([
  ['image/png', 1, undefined],
  ['image/png', 5 * MEGABYTE, undefined],
  ['image/png', 5 * MEGABYTE + 1, 'This file is too large: it can have at most 5\u00a0MB.'],
  ['image/png', 0, 'This file is empty. Choose another.'],
  ['image/svg+xml', 1, 'Choose a JPEG, PNG, GIF, WebP or AVIF picture.'],
  ['application/pdf', 1, 'Choose a JPEG, PNG, GIF, WebP or AVIF picture.'],
  ['', 1, 'Choose a JPEG, PNG, GIF, WebP or AVIF picture.'],
])('of a %s of %i bytes the gallery’s form says: %s', (type, size, problem) => {
  const said = uploadProblem({ type, size }, uploadRules.galleryPicture);
  expect(said && worded(said, 'en')).toBe(problem);
});

test.each([
  { type: 'image/heic', name: 'IMG_0001.HEIC' },
  { type: 'image/heif', name: 'a' },
  { type: '', name: 'IMG_0001.HEIC' },
  { type: '', name: 'a.heif' },
])('of a HEIC picture ($type, $name) the form says what it is, and how to get a JPEG', ({ type, name }) => {
  const said = uploadProblem({ type, name, size: 1 }, uploadRules.galleryPicture);
  expect(said && worded(said, 'en')).toMatch(/^This is an iPhone’s HEIC picture.* JPEG/);
});

describe('fields are read alike from JSON and from a form', () => {
  test.each([
    [true, true],
    ['true', true],
    ['false', false],
    ['yes', undefined],
    [1, undefined],
  ])('yes or no: %j', (sent, read) => {
    expect(sentFlag('Say so.').safeParse(sent).data).toBe(read);
  });

  test.each([
    [7, 7],
    ['7', 7],
    ['', null],
    [null, null],
    ['-7', undefined],
    ['x', undefined],
    ['7.5', undefined],
  ])('a number of something: %j', (sent, read) => {
    expect(sentId('Choose one.').safeParse(sent).data).toBe(read);
  });

  test.each([
    [undefined, []],
    ['7', [7]],
    [
      ['7', '8'],
      [7, 8],
    ],
    [
      [7, 8],
      [7, 8],
    ],
    [['7', 'x'], undefined],
    [[7, 8, 9, 10], undefined],
  ])('several: %j', (sent, read) => {
    expect(sentIds('Choose some.', 3).safeParse(sent).data).toEqual(read);
  });
});

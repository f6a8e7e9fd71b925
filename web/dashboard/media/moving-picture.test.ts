import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isMoving } from './moving-picture.ts';

test.each([
  ['animated.gif', true],
  ['animated.webp', true],
  ['16-bit-alpha.png', false],
  ['sideways-exif6.jpg', false],
  ['cut-off.jpg', false],
  ['iphone.heic', false],
  ['logo.svg', false],
])('of %s the form says whether it moves: %s', async (name, moves) => {
  expect(isMoving(await readFile(new URL(`../../../tests/cases/images/${name}`, import.meta.url)))).toBe(moves);
});

test.each(['gif', 'webp', 'png', 'avif'] as const)('a %s of one frame stands still', async (format) => {
  const still = sharp({ create: { width: 20, height: 20, channels: 4, background: 'teal' } });
  expect(isMoving(await still.toFormat(format).toBuffer())).toBe(false);
});

test('a PNG of several frames moves', async () => {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const frames = Buffer.from('0000000861635f4c0000000200000000deadbeef'.replace('61635f4c', '6163544c'), 'hex');
  const moving = Buffer.concat([still.subarray(0, 33), frames, still.subarray(33)]);
  expect(isMoving(moving)).toBe(true);
});

test('a file that ends in the middle is none that moves', async () => {
  const gif = await readFile(new URL('../../../tests/cases/images/animated.gif', import.meta.url));
  expect(isMoving(gif.subarray(0, 20))).toBe(false);
  expect(isMoving(new Uint8Array())).toBe(false);
});

import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { BadPicture, isWhole, normalisePicture } from './normalise.ts';
import { isPictureTask, type PictureTask, type VariantType } from './picture-task.ts';
import { draw } from './placeholder.ts';

/** The size of share pictures in pixels, and the most bytes that networks load. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 250_000;

/** Tried in turn until the picture is light enough. */
const qualities = [82, 72, 60, 45, 30, 15];

/** The part of an upright picture that has the focal point as near its middle as the edges let it. */
async function aroundFocus(from: string, { x, y }: { x: number; y: number }): Promise<Sharp> {
  const { width, height } = await sharp(from).metadata();
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const start = (percent: number, all: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * all - part / 2, 0), all - part));
  const [left, top] = [start(x, whole.width, WIDTH), start(y, whole.height, HEIGHT)];
  return sharp(from)
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, width: WIDTH, height: HEIGHT });
}

/** Crops a picture to the shape of a shared link: around its focal point, or around its most striking part. */
async function cutToShare({ from, to, focus }: Extract<PictureTask, { make: 'share' }>): Promise<void> {
  const cut = focus
    ? await aroundFocus(from, focus)
    : sharp(from).rotate().resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention });
  const shaped = cut.flatten({ background: '#fbf6ee' });
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  await writeFile(to, jpeg);
}

// The program that decodes, draws and encodes pictures, one at a time, beside the one that answers visitors.

/** AVIF is the lightest and takes longest, so its effort is kept low. */
const encode: Record<VariantType, (image: Sharp) => Sharp> = {
  'image/avif': (image) => image.avif({ quality: 50, effort: 2 }),
  'image/webp': (image) => image.webp({ quality: 72, effort: 4 }),
  'image/jpeg': (image) => image.jpeg({ quality: 74, progressive: true, mozjpeg: true }),
};

/**
 * On Linux each thread has a priority of its own, which those it begins take over; elsewhere the process has one. A system
 * that forbids it has its pictures made all the same.
 */
function stepBack(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch (error) {
    console.error('Pictures are made at the usual priority:', error instanceof Error ? error.message : error);
  }
}

async function perform(task: PictureTask): Promise<unknown> {
  switch (task.make) {
    case 'original':
      return normalisePicture(task.from, task.to);
    case 'drawing':
      return draw(task.svg);
    case 'share':
      await cutToShare(task);
      return null;
    case 'variant':
      await encode[task.type](sharp(task.from).resize({ width: task.width })).toFile(task.to);
      return null;
  }
}

/** A picture counts as damaged only if it cannot be decoded: on a full disk, a good picture fails too. */
async function answer(message: unknown): Promise<object> {
  try {
    if (!isPictureTask(message)) throw new Error('This is nothing to be done with a picture');
    return { result: await perform(message) };
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.reason, most: error.most };
    if (isPictureTask(message) && 'from' in message && !(await isWhole(message.from)))
      return { problem: 'damaged', most: 0 };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

if (process.argv[2] === 'slow') stepBack();
// One picture is open at a time, and nothing of it is needed again.
sharp.cache(false);
sharp.concurrency(1);
process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  process.send?.(await answer(message));
});

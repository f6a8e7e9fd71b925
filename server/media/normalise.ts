import { rename } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { MAX_FRAMES, MAX_PIXELS } from '../../domain/picture-limit.ts';
import type { NormalisedPicture } from './image-worker.ts';
import { placeholderOf } from './placeholder.ts';

/** The longest side of a stored picture, in pixels: more than any screen shows. */
const MAX_SIDE = 4000;

/** Bytes that decoding one picture may take. */
const MAX_MEMORY = 150_000_000;

/** A picture that is not taken, and why. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
  readonly reason: 'damaged' | 'tooManyPixels' | 'tooManyFrames';
  /** The maximum number of pixels for a picture like this. */
  readonly most: number;

  constructor(reason: BadPicture['reason'], most = MAX_PIXELS) {
    super(`A picture was refused: ${reason}`);
    this.reason = reason;
    this.most = most;
  }
}

/** Bytes of memory that decoding takes for each pixel: measured with sharp 0.35 on pictures of 8 to 40 megapixels. */
function costOf({ format, isProgressive, channels = 4, depth, pages = 1, bitsPerSample = 8 }: Metadata): number {
  const sample = depth === 'uchar' ? 1 : 2;
  if (format === 'jpeg') return isProgressive ? 6 : 3.5;
  if (format === 'png') return isProgressive ? 1.25 * channels * sample : 3;
  if (format === 'webp') return pages > 1 ? 8 : 3;
  return format === 'gif' ? 7 : bitsPerSample > 8 ? 25 : 19;
}

/** Reads the header alone, before any memory is spent on the pixels it promises. */
async function readHeader(path: string): Promise<Metadata> {
  const header = await sharp(path, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw new BadPicture('damaged');
    });
  const { width, height, pages = 1 } = header;
  if (!width || !height) throw new BadPicture('damaged');
  const most = Math.min(MAX_PIXELS, MAX_MEMORY / costOf(header));
  if (width * height > most) throw new BadPicture('tooManyPixels', most);
  if (pages > MAX_FRAMES) throw new BadPicture('tooManyFrames');
  return header;
}

const reading: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, sequentialRead: true };

/** Encodes the file as JPEG, upright and without metadata. */
async function asJpeg(path: string): Promise<void> {
  const aside = `${path}.jpg`;
  await sharp(path).flatten().jpeg({ quality: 84 }).toFile(aside);
  await rename(aside, path);
}

/**
 * Decodes a picture once, turns it upright, drops everything but the pixels, and encodes it anew to `to`: JPEG, or PNG
 * where it is transparent. Of an animation the first frame is kept. Throws `BadPicture`.
 */
export async function normalisePicture(from: string, to: string): Promise<NormalisedPicture> {
  const { hasAlpha } = await readHeader(from);
  const upright = sharp(from, reading)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  const encoded = hasAlpha ? upright.png() : upright.jpeg({ quality: 84 });
  const { width, height } = await encoded.toFile(to);
  const { placeholder, isTransparent } = await placeholderOf(to);
  if (hasAlpha && !isTransparent) await asJpeg(to);
  return { extension: isTransparent ? 'png' : 'jpg', width, height, placeholder };
}

/** Whether the picture can be decoded to its end. Nothing is written: a full disk makes no difference. */
export async function isWhole(from: string): Promise<boolean> {
  try {
    await sharp(from, reading).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

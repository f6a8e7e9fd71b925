import sharp from 'sharp';
import { type IllustrationName, illustrations } from './illustrations/index.ts';
import { webm } from './webm.ts';

/** Pixels; a film of this size weighs some hundred kilobytes. */
const WIDTH = 640;
const HEIGHT = 360;
const QUALITY = 60;

/** How long each picture stands, in milliseconds. */
const STANDS = 2500;

/** A lossy WebP picture is a VP8 key frame in a box; this takes it out. */
function keyFrameOf(webp: Buffer): Uint8Array {
  let at = 12;
  while (at + 8 <= webp.byteLength) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length);
    // Boxes begin at even places.
    at += 8 + length + (length % 2);
  }
  throw new Error('The picture holds no VP8 frame');
}

/** A short silent film that shows these drawings one after another. */
export async function makeFilm(names: readonly IllustrationName[]): Promise<Buffer> {
  const frames = await Promise.all(
    names.map(async (name) => {
      const drawing = sharp(Buffer.from(illustrations[name].svg)).resize(WIDTH, HEIGHT, { fit: 'cover' });
      const webp = await drawing.flatten({ background: '#fbf6ee' }).webp({ quality: QUALITY }).toBuffer();
      return { vp8: keyFrameOf(webp), lasts: STANDS };
    }),
  );
  return webm(frames, WIDTH, HEIGHT);
}

import type { Draw } from '../../media/workshop.ts';
import { type IllustrationName, illustrations } from './illustrations/index.ts';
import { type Frame, webm } from './webm.ts';

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
export async function makeFilm(draw: Draw, names: readonly IllustrationName[]): Promise<Buffer> {
  const frames: Frame[] = [];
  let size = { width: 0, height: 0 };
  for (const name of names) {
    const { bytes, width, height } = await draw(illustrations[name].svg, 'frame');
    frames.push({ vp8: keyFrameOf(bytes), lasts: STANDS });
    size = { width, height };
  }
  return webm(frames, size.width, size.height);
}

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The size of share pictures in pixels, and the most bytes that networks load. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 250_000;

/** Tried in turn until the picture is light enough. */
const qualities = [82, 72, 60, 45, 30, 15];

/** Cuts a picture to the shape of a shared link, around what stands out in it. */
export async function cutToShare(from: string, to: string): Promise<void> {
  const shaped = sharp(from)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#fbf6ee' });
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  await writeFile(to, jpeg);
}

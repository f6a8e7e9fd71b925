import type { Rows } from '../database/open.ts';
import { sharePicture } from '../database/sample/illustrations/share.ts';
import type { Media } from '../media/media.ts';

/** What the networks show of a shared link, in pixels, and the most bytes they load of it. */
const WIDTH = 1200;
const HEIGHT = 630;
const LARGEST = 250_000;

/** Tried in turn until the picture is light enough. */
const qualities = [82, 72, 60, 45, 30, 15];

/** A picture cut to the shape of a shared link, around what stands out in it. */
async function cutToShape(original: Uint8Array): Promise<Uint8Array> {
  // Not at the start: it takes twenty megabytes, and hardly any start is asked for a picture.
  const { default: sharp } = await import('sharp');
  const shaped = sharp(original)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#fbf6ee' });
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= LARGEST) break;
  }
  return jpeg;
}

/** For everything that has no picture of its own: the mark between painted borders. */
export const defaultSharePicture = () => cutToShape(Buffer.from(sharePicture().svg));

/**
 * The share picture of a thing with this picture. Made at the first request and kept beside the picture's other sizes,
 * under its key: another picture gets another. Undefined where the picture's file is gone.
 */
export async function sharePictureOf(rows: Rows, media: Media, mediaId: number): Promise<Uint8Array | undefined> {
  const original = await media.original(rows, mediaId);
  if (!original) return undefined;
  const key = `${original.key.replace(/\.\w+$/, '')}-share.jpg`;
  const kept = await media.storage.find(key);
  if (kept) return new Response(await kept.read()).bytes();
  const made = await cutToShape(original.bytes);
  await media.storage.put(key, made);
  return made;
}

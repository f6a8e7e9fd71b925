import { readFile, rm } from 'node:fs/promises';
import type { Rows } from '../database/open.ts';
import { sharePicture } from '../database/sample/illustrations/share.ts';
import { shareKeyOf } from '../media/keys.ts';
import type { Media } from '../media/media.ts';

/** For everything that has no picture of its own: the mark between painted borders. */
export async function defaultSharePicture({ workshop }: Media): Promise<Uint8Array> {
  const { bytes } = await workshop.drawing((draw) => draw(sharePicture().svg, 'poster'));
  return bytes;
}

/**
 * The share picture of a thing with this picture. Made at the first request and kept beside the picture's other sizes,
 * under its key: another picture gets another. Undefined where the picture's file is gone.
 */
export async function sharePictureOf(rows: Rows, media: Media, mediaId: number): Promise<Uint8Array | undefined> {
  const original = await media.original(rows, mediaId);
  if (!original) return undefined;
  const key = shareKeyOf(original.key);
  const kept = await media.storage.find(key);
  if (kept) return new Response(await kept.read()).bytes();
  const from = await media.files.write([original.bytes]);
  const to = await media.files.newPath();
  try {
    await media.workshop.cutToShare(from, to);
    const made = await readFile(to);
    await media.storage.put(key, made);
    return made;
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}

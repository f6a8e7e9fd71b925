import type { Rows } from '../database/open.ts';
import { shareKeyOf } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { readVariants } from '../media/present.ts';

/** Pixels: wide enough for a card of a network, and light enough for all of them to load. */
const WIDEST = 960;

/**
 * The share picture of a thing with this picture: it is cut with the picture's other sizes, and kept beside them. Where it is
 * not there, one of those sizes. Undefined where they are not made yet, or the picture is gone: nothing is made for a
 * visitor.
 */
export async function sharePictureOf(rows: Rows, media: Media, mediaId: number): Promise<Uint8Array | undefined> {
  const row = await rows.selectFrom('media').select(['key', 'variants']).where('id', '=', mediaId).executeTakeFirst();
  if (!row) return undefined;
  const sizes = readVariants(row.variants).filter(({ type, width }) => type === 'image/jpeg' && width <= WIDEST);
  const widest = sizes.toSorted((one, other) => other.width - one.width)[0];
  for (const key of [shareKeyOf(row.key), ...(widest ? [widest.key] : [])]) {
    const kept = await media.storage.find(key);
    if (kept) return new Response(await kept.read()).bytes();
  }
  return undefined;
}

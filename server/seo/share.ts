import type { Database } from '../database/open.ts';
import { shareKeyOf } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { readVariants } from '../media/present.ts';

/** Pixels: wide enough for a card of a network, and light enough for all of them to load. */
const WIDEST = 960;

/**
 * The share picture of a record with this picture: it is cut with the picture's other sizes, and kept beside them. Where it is
 * not there, one of those sizes. Undefined where they are not made yet, or the picture is gone: nothing is made for a
 * visitor.
 */
export async function sharePictureOf(db: Database, media: Media, mediaId: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('media').select(['key', 'variants']).where('id', '=', mediaId).executeTakeFirst();
  if (!row) return undefined;
  const sizes = readVariants(row.variants).filter(({ type, width }) => type === 'image/jpeg' && width <= WIDEST);
  const widest = sizes.toSorted((one, other) => other.width - one.width)[0];
  for (const key of [shareKeyOf(row.key), ...(widest ? [widest.key] : [])]) {
    const cached = await media.storage.find(key);
    if (cached) return new Response(await cached.read()).bytes();
  }
  return undefined;
}

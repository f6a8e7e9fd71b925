import type { GalleryItem, GalleryQuery } from '../../domain/gallery-item.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { itemsIn } from './categories.ts';
import { itemColumns, presentItems } from './present.ts';

/** What visitors may see of the gallery: the active items. */
const shownItems = (rows: Rows) =>
  rows.selectFrom('gallery_items').select(itemColumns).where('deleted_at', 'is', null).where('is_active', '=', true);

/** A part of what visitors may see, the newest first unless asked otherwise. */
export async function listShownItems(
  rows: Rows,
  media: Media,
  query: GalleryQuery,
  slice: Slice,
): Promise<Listed<GalleryItem>> {
  const order = orderingOf(query.ordering, ['uploaded_at', 'title', 'media_type'], {
    column: 'uploaded_at',
    direction: 'desc',
  });
  let list = shownItems(rows).orderBy(order.column, order.direction).orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['title', 'description'], query.search));
  if (query.media_type) list = list.where('media_type', '=', query.media_type);
  if (query.category) list = list.where('id', 'in', itemsIn(rows, query.category));
  if (query.video_host) list = list.where('is_at_youtube', '=', true);
  const { count, results } = await runList(list, slice);
  return { count, results: await presentItems(rows, media, results) };
}

export async function findShownItem(rows: Rows, media: Media, id: number): Promise<GalleryItem | undefined> {
  const found = await shownItems(rows).where('id', '=', id).executeTakeFirst();
  return found && (await presentItems(rows, media, [found]))[0];
}

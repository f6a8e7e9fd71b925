import type { GalleryItem, GalleryQuery } from '../../domain/gallery-item.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, preparedList, type Slice } from '../resource/listing.ts';
import { itemsIn } from './categories.ts';
import { itemColumns, presentItems } from './present.ts';

/** The items visitors may see: the active ones. */
const shownItems = (db: Database) =>
  db.selectFrom('gallery_items').select(itemColumns).where('deleted_at', 'is', null).where('is_active', '=', true);

const shownList = preparedList((db, { ordering, search, media_type, category, video_host }: GalleryQuery) => {
  const order = orderingOf(ordering, ['uploaded_at', 'title', 'media_type'], {
    column: 'uploaded_at',
    direction: 'desc',
  });
  let list = shownItems(db).orderBy(order.column, order.direction).orderBy('id', order.direction);
  if (search) list = list.where(contains(['title', 'description'], search));
  if (media_type) list = list.where('media_type', '=', media_type);
  if (category) list = list.where('id', 'in', itemsIn(db, category));
  return video_host ? list.where('is_at_youtube', '=', true) : list;
});

/** A part of what visitors may see, the newest first unless asked otherwise. */
export async function listShownItems(
  db: Database,
  media: Media,
  { ordering, search, media_type, category, video_host }: GalleryQuery,
  slice: Slice,
): Promise<Listed<GalleryItem>> {
  const wanted = { ordering, search, media_type, category, video_host };
  const { count, results } = await shownList(db, slice, {}, wanted);
  return { count, results: await presentItems(db, media, results) };
}

const shownItem = prepared((db) => shownItems(db).where('id', '=', given<number>('id')));

export async function findShownItem(db: Database, media: Media, id: number): Promise<GalleryItem | undefined> {
  return (await presentItems(db, media, await shownItem(db, { id })))[0];
}

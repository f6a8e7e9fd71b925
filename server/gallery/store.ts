import type { GalleryItem, GalleryQuery } from '../../domain/gallery-item.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, isNamed, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** What visitors may see of the gallery: the active items. */
const shownItems = (rows: Rows) =>
  rows
    .selectFrom('gallery_items')
    .select(['id', 'title', 'description', 'media_type', 'media_id', 'video_url', 'thumbnail_media_id'])
    .select(['is_active', 'uploaded_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true);

type ItemRow = Awaited<ReturnType<ReturnType<typeof shownItems>['executeTakeFirstOrThrow']>>;
type CategoryName = GalleryItem['categories'][number];

/** The categories each of these items stands under. */
async function categoriesOf(rows: Rows, items: readonly number[]): Promise<Map<number, CategoryName[]>> {
  if (items.length === 0) return new Map();
  const found = await rows
    .selectFrom('gallery_item_categories')
    .innerJoin('gallery_categories', 'gallery_categories.id', 'gallery_item_categories.category_id')
    .select(['gallery_item_categories.item_id', 'gallery_categories.id', 'gallery_categories.name'])
    .where('gallery_item_categories.item_id', 'in', items)
    .where('gallery_categories.deleted_at', 'is', null)
    .orderBy('gallery_categories.name')
    .execute();
  const byItem = new Map<number, CategoryName[]>();
  for (const { item_id, ...category } of found) byItem.set(item_id, [...(byItem.get(item_id) ?? []), category]);
  return byItem;
}

/** Every field of an item that leaves the house. */
async function present(rows: Rows, media: Media, found: readonly ItemRow[]): Promise<GalleryItem[]> {
  const pictures = await media.pictures(
    rows,
    found.flatMap(({ media_id, thumbnail_media_id }) => [media_id, thumbnail_media_id]),
  );
  const ids = found.map(({ id }) => id);
  const categories = await categoriesOf(rows, ids);
  return found.map(({ media_id, thumbnail_media_id, ...item }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    const thumbnail = pictures.get(thumbnail_media_id ?? 0) ?? null;
    return {
      ...item,
      image: picture?.url ?? null,
      picture,
      thumbnail: thumbnail?.url ?? null,
      thumbnail_picture: thumbnail,
      categories: categories.get(item.id) ?? [],
    };
  });
}

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
  if (query.category) {
    const members = rows
      .selectFrom('gallery_item_categories')
      .innerJoin('gallery_categories', 'gallery_categories.id', 'gallery_item_categories.category_id')
      .select('gallery_item_categories.item_id')
      .where('gallery_categories.deleted_at', 'is', null)
      .where(isNamed('gallery_categories', query.category));
    list = list.where('id', 'in', members);
  }
  const { count, results } = await runList(list, slice);
  return { count, results: await present(rows, media, results) };
}

export async function findShownItem(rows: Rows, media: Media, id: number): Promise<GalleryItem | undefined> {
  const found = await shownItems(rows).where('id', '=', id).executeTakeFirst();
  return found && (await present(rows, media, [found]))[0];
}

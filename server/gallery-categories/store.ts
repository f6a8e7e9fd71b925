import { type GalleryCategory, isGalleryCategoryIcon } from '../../domain/gallery-category.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** A part of the categories, by name unless asked otherwise. */
export async function listGalleryCategories(
  rows: Rows,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<GalleryCategory>> {
  const order = orderingOf(query.ordering, ['name', 'created_at'], { column: 'name', direction: 'asc' });
  let list = rows
    .selectFrom('gallery_categories')
    .select(['id', 'name', 'slug', 'icon'])
    .where('deleted_at', 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['name'], query.search));
  const { count, results } = await runList(list, slice);
  return {
    count,
    results: results.map(({ icon, ...row }) => ({ ...row, icon: isGalleryCategoryIcon(icon) ? icon : null })),
  };
}

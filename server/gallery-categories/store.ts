import {
  type GalleryCategory,
  type GalleryCategoryInput,
  isGalleryCategoryIcon,
  type StaffGalleryCategory,
} from '../../domain/gallery-category.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Rows } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { freeSlug } from '../resource/slugs.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'name', 'slug', 'icon'] as const;
const staffColumns = [...columns, 'created_at', 'updated_at', 'deleted_at'] as const;

/** The categories, by name unless asked otherwise; or of them what is in the trash. */
function categories(rows: Rows, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['name', 'created_at'], { column: 'name', direction: 'asc' });
  const list = rows
    .selectFrom('gallery_categories')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  return query.search ? list.where(contains(['name'], query.search)) : list;
}

/** An icon that is no longer one of ours is none. */
const present = <Row extends { icon: string | null }>({ icon, ...row }: Row) => ({
  ...row,
  icon: isGalleryCategoryIcon(icon) ? icon : null,
});

export async function listGalleryCategories(
  rows: Rows,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<GalleryCategory>> {
  const { count, results } = await runList(categories(rows, query), slice);
  return { count, results: results.map(present) };
}

export async function listStaffGalleryCategories(
  rows: Rows,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<StaffGalleryCategory>> {
  const { count, results } = await runList(
    categories(rows, query, query.trash).clearSelect().select(staffColumns),
    slice,
  );
  return { count, results: results.map(present) };
}

export const galleryCategoryStore: ResourceStore<StaffGalleryCategory, GalleryCategoryInput> = {
  async find(rows, id) {
    const found = await rows
      .selectFrom('gallery_categories')
      .select(staffColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    return found && present(found);
  },

  async create(rows, { name, icon, slug: wanted }, now) {
    const slug = await freeSlug(rows, 'gallery_categories', { wanted, title: name, otherwise: 'category' });
    const { id } = await rows
      .insertInto('gallery_categories')
      .values({ name, icon, slug, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Unless another slug is wanted, it stays: links lead to it. */
  async update(rows, id, { name, icon, slug: wanted }, now) {
    const slug = wanted
      ? await freeSlug(rows, 'gallery_categories', { wanted, title: name, otherwise: 'category' }, id)
      : undefined;
    const values = { name, icon, updated_at: now, ...(slug && { slug }) };
    await rows.updateTable('gallery_categories').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('gallery_categories'),
};

import {
  type GalleryCategory,
  type GalleryCategoryInput,
  isGalleryCategoryIcon,
  type StaffGalleryCategory,
} from '../../domain/gallery-category.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Database } from '../database/open.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { freeSlug } from '../resource/slugs.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'name', 'slug', 'icon'] as const;
const staffColumns = [...columns, 'created_at', 'updated_at', 'deleted_at'] as const;

/** The categories, by name unless asked otherwise; or of them what is in the trash. */
function categories(db: Database, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['name', 'created_at'], { column: 'name', direction: 'asc' });
  const list = db
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
  db: Database,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<GalleryCategory>> {
  const { count, results } = await runList(categories(db, query), slice);
  return { count, results: results.map(present) };
}

export async function listStaffGalleryCategories(
  db: Database,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<StaffGalleryCategory>> {
  const { count, results } = await runList(
    categories(db, query, query.trash).clearSelect().select(staffColumns),
    slice,
  );
  return { count, results: results.map(present) };
}

export const galleryCategoryStore: ResourceStore<StaffGalleryCategory, GalleryCategoryInput> = {
  async find(db, id) {
    const found = await db
      .selectFrom('gallery_categories')
      .select(staffColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    return found && present(found);
  },

  async create(db, { name, icon, slug: wanted }, now) {
    const slug = await freeSlug(db, 'gallery_categories', { wanted, title: name, otherwise: 'category' });
    const { id } = await db
      .insertInto('gallery_categories')
      .values({ name, icon, slug, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Unless another slug is wanted, it stays: links lead to it. */
  async update(db, id, { name, icon, slug: wanted }, now) {
    const slug = wanted
      ? await freeSlug(db, 'gallery_categories', { wanted, title: name, otherwise: 'category' }, id)
      : undefined;
    const values = { name, icon, updated_at: now, ...(slug && { slug }) };
    await db.updateTable('gallery_categories').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('gallery_categories'),
};

import { type CategoryInput, isCategoryIcon, type StaffCategory } from '../../domain/category.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Database } from '../database/open.ts';
import { contains, type Listed, orderingOf, preparedList, runList, type Slice } from '../resource/listing.ts';
import { freeSlug } from '../resource/slugs.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'name', 'slug', 'icon'] as const;
const staffColumns = [...columns, 'created_at', 'updated_at', 'deleted_at'] as const;

/** The categories, by name unless asked otherwise; or of them what is in the trash. */
function categories(db: Database, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['name', 'created_at'], { column: 'name', direction: 'asc' });
  const list = db
    .selectFrom('categories')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  return query.search ? list.where(contains(['name'], query.search)) : list;
}

/** With the posts it holds; an icon that is no longer one of ours is none. */
const present = <Row extends { id: number; icon: string | null }>(
  { icon, ...row }: Row,
  counts: ReadonlyMap<number | null, number>,
) => ({ ...row, icon: isCategoryIcon(icon) ? icon : null, post_count: counts.get(row.id) ?? 0 });

const shownCategories = preparedList(categories);

/** A part of the categories, with how many posts are in each by `counts`. */
export async function listCategories(
  db: Database,
  { ordering, search }: ListQuery,
  slice: Slice,
  counts: ReadonlyMap<number | null, number>,
) {
  const { count, results } = await shownCategories(db, slice, {}, { ordering, search });
  return { count, results: results.map((row) => present(row, counts)) };
}

/** How many posts are in each category, whatever their status. */
async function countAllPosts(db: Database): Promise<Map<number | null, number>> {
  const counts = await db
    .selectFrom('posts')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('category_id')
    .execute();
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}

export async function listStaffCategories(
  db: Database,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<StaffCategory>> {
  const counts = await countAllPosts(db);
  const list = categories(db, query, query.trash).clearSelect().select(staffColumns);
  const { count, results } = await runList(list, slice);
  return { count, results: results.map((row) => present(row, counts)) };
}

export const categoryStore: ResourceStore<StaffCategory, CategoryInput> = {
  async find(db, id) {
    const found = await db.selectFrom('categories').select(staffColumns).where('id', '=', id).executeTakeFirst();
    return found && present(found, await countAllPosts(db));
  },

  async create(db, { name, icon }, now) {
    const slug = await freeSlug(db, 'categories', { title: name, otherwise: 'category' });
    const { id } = await db
      .insertInto('categories')
      .values({ name, icon, slug, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** The slug stays: links lead to it. */
  async update(db, id, { name, icon }, now) {
    await db.updateTable('categories').set({ name, icon, updated_at: now }).where('id', '=', id).execute();
  },

  setDeleted: trashOf('categories'),
};

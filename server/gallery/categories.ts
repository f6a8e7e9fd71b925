import type { GalleryItem } from '../../domain/gallery-item.ts';
import { staffText } from '../../domain/reply-text.ts';
import { byText } from '../database/by-text.ts';
import type { Database } from '../database/open.ts';
import { givenEach, prepared } from '../database/prepared.ts';
import { chosenRecords } from '../resource/chosen-records.ts';
import { isNamed } from '../resource/searching.ts';

type CategoryName = GalleryItem['categories'][number];

const categoriesOfItems = prepared((db, count: number) =>
  db
    .selectFrom('gallery_item_categories')
    .innerJoin('gallery_categories', 'gallery_categories.id', 'gallery_item_categories.category_id')
    .select(['gallery_item_categories.item_id', 'gallery_categories.id', 'gallery_categories.name'])
    .select('gallery_categories.deleted_at')
    .where('gallery_item_categories.item_id', 'in', givenEach<number>('items', count))
    .orderBy(byText('gallery_categories.name')),
);

/** The categories of these items. Those in the trash do not count for visitors; staff see them, so that a save keeps them. */
export async function categoriesOf(
  db: Database,
  items: readonly number[],
  reader: 'visitor' | 'staff',
): Promise<Map<number, CategoryName[]>> {
  if (items.length === 0) return new Map();
  const byItem = new Map<number, CategoryName[]>(items.map((item) => [item, []]));
  for (const { item_id, id, name, deleted_at } of await categoriesOfItems(db, { items }, items.length)) {
    if (deleted_at === null) byItem.get(item_id)?.push({ id, name });
    else if (reader === 'staff') byItem.get(item_id)?.push({ id, name, is_in_trash: true });
  }
  return byItem;
}

/** The numbers of the items under a category, meant by its number or its name. */
export const itemsIn = (db: Database, category: string) =>
  db
    .selectFrom('gallery_item_categories')
    .innerJoin('gallery_categories', 'gallery_categories.id', 'gallery_item_categories.category_id')
    .select('gallery_item_categories.item_id')
    .where('gallery_categories.deleted_at', 'is', null)
    .where(isNamed('gallery_categories', category));

/** Puts the item under these categories and no others. Throws a 400 at the field for one there is not. */
export async function setCategories(db: Database, item: number, wanted: readonly number[]): Promise<void> {
  const ids = [...new Set(wanted)];
  const links = db.selectFrom('gallery_item_categories').select('category_id').where('item_id', '=', item);
  const { checkRecords } = chosenRecords(db, async () => (await links.execute()).map(({ category_id }) => category_id));
  if (ids.length > 0)
    await checkRecords(ids, 'categories', { to: 'gallery_categories', wrong: staffText('chooseCategories') });
  await db.deleteFrom('gallery_item_categories').where('item_id', '=', item).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('gallery_item_categories')
    .values(ids.map((category_id) => ({ item_id: item, category_id })))
    .execute();
}

import { galleryCategories, galleryItems } from '../../api.ts';
import type { LoadContext } from '../page.ts';
import { expectList, type Section } from '../section.ts';
import { categoryIn } from './category.ts';
import { itemOrNotFound, type ShownCategory, type ShownItem, shownCategory, shownItem } from './gallery-data.ts';

const FAILED = 'Error fetching gallery data';

export interface GalleryList {
  items: ShownItem[];
  categories: ShownCategory[];
  chosen: string | null;
}

/** The whole gallery, or one item of it. */
export type GalleryData = { view: 'list'; list: Section<GalleryList> } | { view: 'item'; item: Section<ShownItem> };

export async function load({ ask, query, section }: LoadContext): Promise<GalleryData> {
  const item = query.get('item');
  if (item !== null) return { view: 'item', item: await section(itemOrNotFound(ask, item), FAILED) };

  async function loadList(): Promise<GalleryList> {
    const [items, found] = await Promise.all([galleryItems(ask), galleryCategories(ask)]);
    const categories = expectList(found, FAILED).map(shownCategory);
    return { items: expectList(items, FAILED).map(shownItem), categories, chosen: categoryIn(query, categories) };
  }

  return { view: 'list', list: await section(loadList(), FAILED) };
}

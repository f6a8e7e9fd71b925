import { galleryCategories, galleryItems } from '../../api.ts';
import { categoryIn } from '../gallery/category.ts';
import { itemOrNotFound, type ShownItem, shownCategory, shownItem } from '../gallery/gallery-data.ts';
import type { GalleryList } from '../gallery/load.ts';
import type { LoadContext } from '../page.ts';
import { expectList, type Section } from '../section.ts';

const FAILED = 'Failed to fetch gallery data';

/** All videos, or the one that is watched on a page of its own. */
export type VideosData = { view: 'list'; list: Section<GalleryList> } | { view: 'video'; video: Section<ShownItem> };

export async function load({ ask, query, section }: LoadContext): Promise<VideosData> {
  const watched = query.get('watch');
  if (watched !== null) return { view: 'video', video: await section(itemOrNotFound(ask, watched), FAILED) };

  async function loadList(): Promise<GalleryList> {
    const [items, found] = await Promise.all([galleryItems(ask, { media_type: 'video' }), galleryCategories(ask)]);
    const categories = expectList(found, FAILED).map(shownCategory);
    return { items: expectList(items, FAILED).map(shownItem), categories, chosen: categoryIn(query, categories) };
  }

  return { view: 'list', list: await section(loadList(), FAILED) };
}

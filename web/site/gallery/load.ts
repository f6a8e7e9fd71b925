import type { LoadContext } from '../page.ts';
import type { Section } from '../section.ts';
import { countItems, fetchGallery } from './fetch-gallery.ts';
import type { GalleryList } from './fetch-items.ts';
import type { ShownItem } from './gallery-data.ts';
import { photoGallery } from './kinds.ts';
import { itemOrNotFound } from './one-item.ts';

interface PhotoGallery extends GalleryList {
  videos: number;
}

/** A part of the gallery, or one item of it. */
export type GalleryData = { view: 'list'; list: Section<PhotoGallery> } | { view: 'item'; item: Section<ShownItem> };

export async function load({ request, query, section }: LoadContext): Promise<GalleryData> {
  const { failed } = photoGallery;
  const item = query.get('item');
  if (item !== null) return { view: 'item', item: await section(itemOrNotFound(request, item), failed) };

  async function loadList(): Promise<PhotoGallery> {
    const [list, videos] = await Promise.all([
      fetchGallery(request, photoGallery, query),
      countItems(request, { media_type: 'video' }),
    ]);
    return { ...list, videos };
  }

  return { view: 'list', list: await section(loadList(), failed) };
}

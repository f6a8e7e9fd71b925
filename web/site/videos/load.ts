import { countItems, fetchGallery } from '../gallery/fetch-gallery.ts';
import type { GalleryList } from '../gallery/fetch-items.ts';
import type { ShownItem } from '../gallery/gallery-data.ts';
import { videoGallery } from '../gallery/kinds.ts';
import { itemOrNotFound } from '../gallery/one-item.ts';
import type { LoadContext } from '../page.ts';
import type { Section } from '../section.ts';

interface VideoGallery extends GalleryList {
  fromYoutube: number;
}

/** A part of the videos, or the one that is watched on a page of its own. */
export type VideosData = { view: 'list'; list: Section<VideoGallery> } | { view: 'video'; video: Section<ShownItem> };

export async function load({ request, query, section }: LoadContext): Promise<VideosData> {
  const { failed } = videoGallery;
  const watched = query.get('watch');
  if (watched !== null) return { view: 'video', video: await section(itemOrNotFound(request, watched), failed) };

  async function loadList(): Promise<VideoGallery> {
    const [list, fromYoutube] = await Promise.all([
      fetchGallery(request, videoGallery, query),
      countItems(request, { media_type: 'video', video_host: 'youtube' }),
    ]);
    return { ...list, fromYoutube };
  }

  return { view: 'list', list: await section(loadList(), failed) };
}

import type { GalleryCategory } from '../../../domain/collections/gallery-categories.ts';
import type { GalleryItem } from '../../../domain/gallery-item.ts';

/** As much of an item as the galleries show. */
export type ShownItem = Pick<
  GalleryItem,
  | 'id'
  | 'title'
  | 'description'
  | 'media_type'
  | 'picture'
  | 'video_url'
  | 'thumbnail_picture'
  | 'categories'
  | 'untranslated'
  | 'written_in'
>;

export type ShownCategory = Pick<GalleryCategory, 'id' | 'name' | 'slug' | 'untranslated' | 'written_in'>;

/** Leaves out what no visitor sees: it would travel with the page. */
export function shownItem(item: GalleryItem): ShownItem {
  const {
    id,
    title,
    description,
    media_type,
    picture,
    video_url,
    thumbnail_picture,
    categories,
    untranslated,
    written_in,
  } = item;
  return {
    id,
    title,
    description,
    media_type,
    picture,
    video_url,
    thumbnail_picture,
    categories,
    untranslated,
    written_in,
  };
}

export const shownCategory = ({ id, name, slug, untranslated, written_in }: GalleryCategory): ShownCategory => ({
  id,
  name,
  slug,
  untranslated,
  written_in,
});

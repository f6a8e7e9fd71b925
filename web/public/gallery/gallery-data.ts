import type { GalleryCategory } from '../../../domain/gallery-category.ts';
import type { GalleryItem } from '../../../domain/gallery-item.ts';
import { galleryItem } from '../../api.ts';
import { type Ask, RequestFailed } from '../../request.ts';
import { NotFound } from '../render.tsx';

/** As much of an item as the galleries show. */
export type ShownItem = Pick<
  GalleryItem,
  'id' | 'title' | 'description' | 'media_type' | 'picture' | 'video_url' | 'thumbnail_picture' | 'categories'
>;

export type ShownCategory = Pick<GalleryCategory, 'id' | 'name' | 'slug'>;

/** Leaves out what no visitor sees: it would travel with the page. */
export function shownItem(item: GalleryItem): ShownItem {
  const { id, title, description, media_type, picture, video_url, thumbnail_picture, categories } = item;
  return { id, title, description, media_type, picture, video_url, thumbnail_picture, categories };
}

export const shownCategory = ({ id, name, slug }: GalleryCategory): ShownCategory => ({ id, name, slug });

/** One item, for the view it has of its own. */
export async function itemOrNotFound(ask: Ask, id: string): Promise<ShownItem> {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound();
  try {
    return shownItem(await galleryItem(ask, Number(id)));
  } catch (error) {
    throw error instanceof RequestFailed && error.status === 404 ? new NotFound() : error;
  }
}

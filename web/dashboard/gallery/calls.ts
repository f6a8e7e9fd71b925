import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/gallery.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { collectionKey } from '../collections/calls.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/**
 * Begins the key of everything of the gallery. It is that of the categories: where one of these changes, so do the items
 * that are filed under it.
 */
export const everyGalleryRecord = collectionKey(galleryCategories);

/** One item, read anew each time, so that the form does not begin with stale values. */
export const oneGalleryItem = (id: number) =>
  queryOptions({
    queryKey: [...everyGalleryRecord, id],
    queryFn: () => request('GET /gallery/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useGalleryTrash(onRemoved: () => void) {
  return useTrash<StaffGalleryItem>({
    name: 'gallery',
    queryKey: everyGalleryRecord,
    remove: (id) => request('DELETE /gallery/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /gallery/{id}/restore/', { parameters: { id } }),
    onRemoved,
    one: words.galleryItem,
    nameOf: ({ title }) => title,
  });
}

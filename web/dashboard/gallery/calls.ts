import { queryOptions } from '@tanstack/react-query';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { staffGalleryItems } from '../../dashboard-calls.ts';
import { everyGalleryRecord } from '../categories/gallery-categories.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

export const galleryItemsInTrash = queryOptions({
  queryKey: [...everyGalleryRecord, 'trash'],
  queryFn: () => staffGalleryItems.trash(request),
});

/** One item, asked for anew each time: its form must not begin with what was true a while ago. */
export const oneGalleryItem = (id: number) =>
  queryOptions({
    queryKey: [...everyGalleryRecord, id],
    queryFn: () => staffGalleryItems.read(request, id),
    refetchOnMount: 'always',
  });

export function useGalleryTrash(onRemoved: () => void) {
  return useTrash<StaffGalleryItem>({
    queryKey: everyGalleryRecord,
    remove: (id) => staffGalleryItems.remove(request, id),
    restore: (id) => staffGalleryItems.restore(request, id),
    onRemoved,
    texts: {
      removed: ({ title }) => `Gallery item "${title}" moved to the trash.`,
      restored: ({ title }) => `Gallery item "${title}" restored.`,
    },
  });
}

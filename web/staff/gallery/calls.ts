import { queryOptions } from '@tanstack/react-query';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { staffGalleryItems } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every list of gallery items, of every one of them, and of their categories. */
export const everyGalleryThing = ['gallery'];

export const galleryItemsInTrash = queryOptions({
  queryKey: [...everyGalleryThing, 'trash'],
  queryFn: () => staffGalleryItems.trash(ask),
});

/** One item, asked for anew each time: its form must not begin with what was true a while ago. */
export const oneGalleryItem = (id: number) =>
  queryOptions({
    queryKey: [...everyGalleryThing, id],
    queryFn: () => staffGalleryItems.read(ask, id),
    refetchOnMount: 'always',
  });

export function useGalleryTrash(onRemoved: () => void) {
  return useTrash<StaffGalleryItem>({
    queryKey: everyGalleryThing,
    remove: (id) => staffGalleryItems.remove(ask, id),
    restore: (id) => staffGalleryItems.restore(ask, id),
    onRemoved,
    texts: {
      removed: ({ title }) => `Gallery item "${title}" moved to the trash.`,
      restored: ({ title }) => `Gallery item "${title}" restored.`,
    },
  });
}

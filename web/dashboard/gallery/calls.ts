import { queryOptions } from '@tanstack/react-query';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { everyGalleryRecord } from '../categories/gallery-categories.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** One item, asked for anew each time: its form must not begin with what was true a while ago. */
export const oneGalleryItem = (id: number) =>
  queryOptions({
    queryKey: [...everyGalleryRecord, id],
    queryFn: () => request('GET /gallery/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useGalleryTrash(onRemoved: () => void) {
  return useTrash<StaffGalleryItem>({
    queryKey: everyGalleryRecord,
    remove: (id) => request('DELETE /gallery/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /gallery/{id}/restore/', { parameters: { id } }),
    onRemoved,
    one: 'Gallery item',
    nameOf: ({ title }) => title,
  });
}

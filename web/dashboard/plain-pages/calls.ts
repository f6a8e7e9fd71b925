import { queryOptions } from '@tanstack/react-query';
import type { StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { staffPlainPages } from '../../dashboard-calls.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every query of pages. */
export const everyPlainPage = ['plain pages'];

export const plainPagesInTrash = queryOptions({
  queryKey: [...everyPlainPage, 'trash'],
  queryFn: () => staffPlainPages.trash(request),
});

/** One page with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const onePlainPage = (id: number) =>
  queryOptions({
    queryKey: [...everyPlainPage, 'page', id],
    queryFn: () => staffPlainPages.read(request, id),
    refetchOnMount: 'always',
  });

export function usePlainPageTrash() {
  return useTrash<StaffListedPlainPage>({
    queryKey: everyPlainPage,
    remove: (id) => staffPlainPages.remove(request, id),
    restore: (id) => staffPlainPages.restore(request, id),
    texts: {
      removed: ({ title }) => `Page "${title}" moved to the trash.`,
      restored: ({ title }) => `Page "${title}" restored.`,
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { staffPlainPages } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every query of pages. */
export const everyPlainPage = ['plain pages'];

export const plainPagesInTrash = queryOptions({
  queryKey: [...everyPlainPage, 'trash'],
  queryFn: () => staffPlainPages.trash(ask),
});

/** One page with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const onePlainPage = (id: number) =>
  queryOptions({
    queryKey: [...everyPlainPage, 'page', id],
    queryFn: () => staffPlainPages.read(ask, id),
    refetchOnMount: 'always',
  });

export function usePlainPageTrash() {
  return useTrash<StaffListedPlainPage>({
    queryKey: everyPlainPage,
    remove: (id) => staffPlainPages.remove(ask, id),
    restore: (id) => staffPlainPages.restore(ask, id),
    texts: {
      removed: ({ title }) => `Page "${title}" moved to the trash.`,
      restored: ({ title }) => `Page "${title}" restored.`,
    },
  });
}

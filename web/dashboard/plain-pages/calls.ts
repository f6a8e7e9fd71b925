import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/plain-pages.ts';
import type { StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every query of pages. */
export const everyPlainPage = ['plain pages'];

/** One page with its text, read anew each time, so that the form does not begin with stale values. */
export const onePlainPage = (id: number) =>
  queryOptions({
    queryKey: [...everyPlainPage, 'page', id],
    queryFn: () => request('GET /pages/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function usePlainPageTrash() {
  return useTrash<StaffListedPlainPage>({
    name: 'pages',
    queryKey: everyPlainPage,
    remove: (id) => request('DELETE /pages/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /pages/{id}/restore/', { parameters: { id } }),
    one: words.pageNoun,
    nameOf: ({ title }) => title,
  });
}

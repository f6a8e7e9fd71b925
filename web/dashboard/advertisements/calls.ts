import { queryOptions } from '@tanstack/react-query';
import type { Advertisement } from '../../../domain/advertisement.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of advertisements, and of every one of them. */
export const everyAdvertisement = ['advertisements'];

/** One advertisement, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneAdvertisement = (id: number) =>
  queryOptions({
    queryKey: [...everyAdvertisement, id],
    queryFn: () => request('GET /ads/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useAdvertisementTrash() {
  return useTrash<Advertisement>({
    queryKey: everyAdvertisement,
    remove: (id) => request('DELETE /ads/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /ads/{id}/restore/', { parameters: { id } }),
    one: 'Advertisement',
    nameOf: ({ title }) => title,
  });
}

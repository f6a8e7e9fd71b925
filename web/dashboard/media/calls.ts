import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FileKind } from '../../../domain/upload.ts';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of the library. */
export const everyFile = ['media'];

/** Files shown at first. */
const AT_ONCE = 12;

/** The library, part by part; without a kind, files of every kind. */
export const filesOfLibrary = (kind: FileKind | undefined, search: string) =>
  infiniteQueryOptions({
    queryKey: [...everyFile, kind ?? 'all', search],
    queryFn: ({ pageParam }) =>
      request('GET /media/', { query: { search, kind, page: pageParam, page_size: AT_ONCE } }),
    initialPageParam: 1,
    // The files stay until those of the next search are here: a press on one is not lost while they come.
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }, _, page) => (next === null ? undefined : page + 1),
  });

export const oneFile = (id: number) =>
  queryOptions({ queryKey: [...everyFile, id], queryFn: () => request('GET /media/{id}/', { parameters: { id } }) });

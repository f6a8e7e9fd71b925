import { infiniteQueryOptions } from '@tanstack/react-query';
import { everyPayment } from '../../../web/dashboard/payments/calls.ts';
import { request } from '../../../web/dashboard/session/request.ts';

/** Imports that are shown at once. */
const IMPORTS_AT_ONCE = 10;

/** The statements that were imported, the newest first. */
export const earlierImports = infiniteQueryOptions({
  queryKey: [...everyPayment, 'imports'],
  queryFn: ({ pageParam }) => request('GET /statements/', { query: { page: pageParam, page_size: IMPORTS_AT_ONCE } }),
  initialPageParam: 1,
  getNextPageParam: ({ next }, _, page) => (next === null ? undefined : page + 1),
});

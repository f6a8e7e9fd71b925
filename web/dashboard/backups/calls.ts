import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Milliseconds between two looks at a backup that is being made. */
const LOOK_EVERY = 2000;

export const theBackups = queryOptions({
  queryKey: ['backups'],
  queryFn: () => request('GET /backups/'),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.making ? LOOK_EVERY : false),
});

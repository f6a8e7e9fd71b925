import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Everything on the first screen; asked for anew each time somebody comes back to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => request('GET /overview/'),
  refetchOnMount: 'always',
});

/** How the installation is; by itself, so that it is shown also when the rest could not be read. */
export const theStatus = queryOptions({
  queryKey: ['status'],
  queryFn: () => request('GET /status/'),
  refetchOnMount: 'always',
});

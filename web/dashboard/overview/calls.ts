import { queryOptions } from '@tanstack/react-query';
import { overview, systemStatus } from '../../dashboard-calls.ts';
import { request } from '../session/request.ts';

/** Everything on the first screen; asked for anew each time somebody comes back to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => overview(request),
  refetchOnMount: 'always',
});

/** How the installation is; by itself, so that it is shown also when the rest could not be read. */
export const theStatus = queryOptions({
  queryKey: ['status'],
  queryFn: () => systemStatus(request),
  refetchOnMount: 'always',
});

import { queryOptions } from '@tanstack/react-query';
import { overview, systemStatus } from '../../staff-calls.ts';
import { ask } from '../session/ask.ts';

/** Everything on the first screen; asked for anew each time somebody comes back to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => overview(ask),
  refetchOnMount: 'always',
});

/** How the installation is; by itself, so that it is shown also when the rest could not be read. */
export const theStatus = queryOptions({
  queryKey: ['status'],
  queryFn: () => systemStatus(ask),
  refetchOnMount: 'always',
});

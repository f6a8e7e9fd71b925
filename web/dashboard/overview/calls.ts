import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** All data of the first screen, read anew on each visit to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => request('GET /overview/'),
  refetchOnMount: 'always',
});

/** The id of the part of the screen that shows it. */
export const SYSTEM_STATUS = 'system-status';

/** The state of the installation; a call of its own, so that it is shown also if the rest could not be read. */
export const theStatus = queryOptions({
  queryKey: ['status'],
  queryFn: () => request('GET /status/'),
  refetchOnMount: 'always',
});

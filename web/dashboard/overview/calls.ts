import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';
import { WAITING_EVERY } from '../session/waiting.ts';

/** All data of the first screen, read anew on each visit to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => request('GET /overview/'),
  refetchOnMount: 'always',
});

/** What waits, a line each. Its key begins as that of the menu's counts: dealing with something reads both again. */
export const theWaitingLines = queryOptions({
  queryKey: ['waiting', 'lines'],
  queryFn: () => request('GET /overview/waiting/'),
  refetchOnMount: 'always',
  refetchInterval: WAITING_EVERY,
});

/** The ids of parts of the screen to which lines of it lead. */
export const SYSTEM_STATUS = 'system-status';
export const VISITS = 'visits';

/** The state of the installation; a call of its own, so that it is shown also if the rest could not be read. */
export const theStatus = queryOptions({
  queryKey: ['status'],
  queryFn: () => request('GET /status/'),
  refetchOnMount: 'always',
});

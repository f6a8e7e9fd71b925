import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** Interval for reading these counts while the dashboard is visible (ms). */
export const WAITING_EVERY = 60_000;

/** Records that need attention, for the menu and the overview. Dealing with one reads them again. */
export const theWaiting = queryOptions({
  queryKey: ['waiting'],
  queryFn: () => request('GET /waiting/'),
  refetchInterval: WAITING_EVERY,
});

import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** How often the dashboard asks what waits, while somebody looks at it. Milliseconds. */
const EVERY = 60_000;

/** What waits for somebody, for the menu and the overview. Whoever deals with some of it has it asked for again. */
export const theWaiting = queryOptions({
  queryKey: ['waiting'],
  queryFn: () => request('GET /waiting/'),
  refetchInterval: EVERY,
});

import { queryOptions } from '@tanstack/react-query';
import { overview } from '../../staff-calls.ts';
import { ask } from '../session/ask.ts';

/** Everything on the first screen; asked for anew each time somebody comes back to it. */
export const theOverview = queryOptions({
  queryKey: ['overview'],
  queryFn: () => overview(ask),
  refetchOnMount: 'always',
});

import { QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../request.ts';

/** Milliseconds for which a list just loaded is not asked for again. */
const FRESH = 30_000;

/** The server was not reached, or said "not now": worth one more try. */
function isPassing(error: Error): boolean {
  return error instanceof RequestFailed && (error.status === 0 || error.status === 503);
}

/** The cache of loaded data. Calls are made offline too: a person who is told so can do something about it. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});

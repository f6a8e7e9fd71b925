import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/standard-pages.ts';
import type { StandardPage } from '../../../domain/standard-page.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';
import { nameOf } from './names.ts';

const everyStandardPage = ['standard pages'];

export const allStandardPages = queryOptions({
  queryKey: everyStandardPage,
  queryFn: () => request('GET /site/pages/'),
  // A page in their place can be hidden on another screen.
  staleTime: 0,
});

/** Reads the list again. */
export function useAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: everyStandardPage });
}

/** Makes a page again what it was before a change; the notice of that change has the button. */
export function usePuttingBack() {
  return useAction({
    call: ({ before: { name, state, target }, updated_at }: { before: StandardPage; updated_at: string | null }) =>
      request('PUT /site/pages/{name}/', { parameters: { name }, body: { state, target: target ?? '', updated_at } }),
    again: useAgain(),
    done: (_, { before }) => words.putBack(nameOf(before)),
    notice: ({ before }) => `standard page ${before.name}`,
  });
}

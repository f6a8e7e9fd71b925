import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/givers.ts';
import type { Giver } from '../../../domain/giving/gift.ts';
import { givingKeys, useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

/** Begins the key of the list, and of each giver. */
export const everyGiver = givingKeys.givers;

/** One giver with all that is theirs, read anew each time. */
export const oneGiver = (id: number) =>
  queryOptions({
    queryKey: [...everyGiver, id],
    queryFn: () => request('GET /givers/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** The name of a giver, as it is shown. */
export const shownName = ({ name }: Pick<Giver, 'name'>) => name || words.noName;

/** What is said when a giver is merged into another, and when that is undone. */
interface MergeTexts {
  done(name: string): string;
}

/** Merges another giver into this one, or takes it back. */
export function useMerging(
  giver: Giver,
  key: 'POST /givers/{id}/merge/' | 'POST /givers/{id}/unmerge/',
  { done }: MergeTexts,
) {
  const queries = useQueryClient();
  const readAgain = useGivingAgain();
  return useAction({
    async call({ id: duplicate_id }: Giver) {
      const changed = await request(key, { parameters: { id: giver.id }, body: { duplicate_id } });
      // Shown even if it cannot be read again: the merged one and its button must not stay.
      queries.setQueryData(oneGiver(giver.id).queryKey, changed);
      return changed;
    },
    again: readAgain,
    done: (_, other) => done(shownName(other)),
  });
}

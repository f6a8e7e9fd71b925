import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/redirects.ts';
import type { MissedAddress, Redirect } from '../../../domain/redirects.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

/** Begins the key of every list of redirects, and of the addresses that visitors did not find: one answers the other. */
export const everyRedirect = ['redirects'];

/** What a visitor meets at this address, and what is called nearly so. */
export const triedAddress = (address: string) =>
  queryOptions({
    queryKey: [...everyRedirect, 'tried', address],
    queryFn: () => request('GET /redirects/at/', { query: { address } }),
  });

const useAgain = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: everyRedirect });
};

/** Takes a redirect away, and puts it back. */
export function useTakingAway() {
  const again = useAgain();
  const putBack = useAction({
    call: ({ old_path, target }: Redirect) =>
      request('POST /redirects/', { body: { from: old_path, target: target ?? '', is_gone: target === null } }),
    again,
    done: (_, { old_path }) => words.putBack(old_path),
  });
  return useAction({
    call: ({ id }: Redirect) => request('DELETE /redirects/{id}/', { parameters: { id } }),
    again,
    done: (_, { old_path }) => words.takenAway(old_path),
    undo: (it) => putBack.mutate(it),
    notice: ({ id }) => `redirect ${id}`,
  });
}

/** Says of an address that what stood there is gone. */
export function useGone() {
  const again = useAgain();
  const back = useAction({
    call: (id: number) => request('DELETE /redirects/{id}/', { parameters: { id } }),
    again,
  });
  const made = new Map<string, number>();
  return useAction({
    call: async ({ path }: MissedAddress) => {
      const { id } = await request('POST /redirects/', { body: { from: path, is_gone: true } });
      made.set(path, id);
    },
    again,
    done: (_, { path }) => words.saidGone(path),
    undo: ({ path }) => {
      const id = made.get(path);
      if (id !== undefined) back.mutate(id);
    },
    notice: ({ path }) => `missed ${path}`,
  });
}

/** Lists an address no more, and lists it again. */
export function useDismissing() {
  const again = useAgain();
  const call = (is_dismissed: boolean) => (it: MissedAddress) =>
    request('PATCH /redirects/missed/{id}/', { parameters: { id: it.id }, body: { is_dismissed } });
  const listing = useAction({ call: call(false), again, done: (_, { path }) => words.listedAgain(path) });
  return useAction({
    call: call(true),
    again,
    done: (_, { path }) => words.dismissed(path),
    undo: (it) => listing.mutate(it),
    notice: ({ path }) => `missed ${path}`,
  });
}

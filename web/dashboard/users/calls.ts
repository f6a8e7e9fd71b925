import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as words from '#locale/dashboard/users.ts';
import type { User } from '../../../domain/user.ts';
import { useTrash } from '../list/trash.ts';
import { nameOf } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

interface Change {
  work(): Promise<unknown>;
  done: string;
}

/** Changes something about a user with one press, says what came of it, and shows the user as they are then. */
export function useUserChange(user: User) {
  const queries = useQueryClient();
  const { mutate, isPending } = useAction({
    call: ({ work }: Change) => work(),
    again: () => queries.invalidateQueries({ queryKey: everyUser }),
    done: (_, { done }) => done,
    notice: () => `user ${user.id}`,
  });
  return { change: (work: Change['work'], done: string) => mutate({ work, done }), busy: isPending };
}

/** Begins the key of every list of users, and of every one of them. */
export const everyUser = ['users'];

/** One user, read anew each time, so that the form does not begin with stale values. */
export const oneUser = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, id],
    queryFn: () => request('GET /userDetails/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** The sessions of a user. */
export const sessionsOf = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, id, 'sessions'],
    queryFn: () => request('GET /users/{id}/sessions/', { parameters: { id } }),
  });

export function useUserTrash() {
  return useTrash<User>({
    name: 'users',
    queryKey: everyUser,
    remove: (id) => request('DELETE /users/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /users/{id}/restore/', { parameters: { id } }),
    one: words.user,
    nameOf,
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../domain/user.ts';
import { useTrash } from '../list/trash.ts';
import { nameOf } from '../session/account.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of users, and of every one of them. */
export const everyUser = ['users'];

/** One user, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneUser = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, id],
    queryFn: () => request('GET /userDetails/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** Where a user is signed in. */
export const sessionsOf = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, id, 'sessions'],
    queryFn: () => request('GET /users/{id}/sessions/', { parameters: { id } }),
  });

export function useUserTrash() {
  return useTrash<User>({
    queryKey: everyUser,
    remove: (id) => request('DELETE /users/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /users/{id}/restore/', { parameters: { id } }),
    one: 'User',
    nameOf,
  });
}

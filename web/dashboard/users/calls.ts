import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../domain/user.ts';
import { deleteUser, restoreUser, trashedUsers, userDetails, userSessions } from '../../api.ts';
import { useTrash } from '../list/trash.ts';
import { nameOf } from '../session/account.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of users, and of every one of them. */
export const everyUser = ['users'];

export const usersInTrash = queryOptions({
  queryKey: [...everyUser, 'trash'],
  queryFn: () => trashedUsers(request),
});

/** One user, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneUser = (id: number) =>
  queryOptions({ queryKey: [...everyUser, id], queryFn: () => userDetails(request, id), refetchOnMount: 'always' });

/** Where a user is signed in. */
export const sessionsOf = (id: number) =>
  queryOptions({ queryKey: [...everyUser, id, 'sessions'], queryFn: () => userSessions(request, id) });

export function useUserTrash() {
  return useTrash<User>({
    queryKey: everyUser,
    remove: (id) => deleteUser(request, id),
    restore: (id) => restoreUser(request, id),
    texts: {
      removed: (it) => `User "${nameOf(it)}" moved to the trash.`,
      restored: (it) => `User "${nameOf(it)}" restored.`,
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/roles.ts';
import type { Role } from '../../../domain/role.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of roles, and of every one of them. */
export const everyRole = ['roles'];

/** Those that can be chosen from. */
export const allRoles = queryOptions({
  queryKey: [...everyRole, 'all'],
  queryFn: async () => (await request('GET /roles/')).results,
});

/** One role with its holders, read anew each time, so that the form does not begin with stale values. */
export const oneRole = (id: number) =>
  queryOptions({
    queryKey: [...everyRole, id],
    queryFn: () => request('GET /roles/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useRoleTrash() {
  return useTrash<Role>({
    name: 'roles',
    queryKey: everyRole,
    remove: (id) => request('DELETE /roles/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /roles/{id}/restore/', { parameters: { id } }),
    one: words.role,
    nameOf: ({ name }) => name,
  });
}

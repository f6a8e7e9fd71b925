import type { Role } from '../../../domain/role.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { everyRole } from './calls.ts';

/** Every role that is not in the trash. */
export const roleList: ListDescription<Role, object> = {
  queryKey: everyRole,
  load: (query) => request('GET /roles/', { query }),
  filters: [],
  matches: (it, { search }) => contains([it.name, it.description], search),
  parameters: () => ({}),
  ordering: { name: 'name', description: 'description', status: '-is_active', created_at: 'created_at' },
};

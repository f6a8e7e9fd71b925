import type { User, UserQuery } from '../../../domain/user.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription } from '../list/list-description.ts';
import { nameOf } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyUser } from './calls.ts';

type UserFilters = Pick<UserQuery, 'is_active' | 'is_verified' | 'is_staff'>;

const statuses: Partial<Record<string, UserFilters>> = {
  active: { is_active: true },
  inactive: { is_active: false },
  verified: { is_verified: true },
};

const roles: Partial<Record<string, UserFilters>> = { staff: { is_staff: true }, regular: { is_staff: false } };

const flagsOf = (filter: (name: string) => string): UserFilters => ({
  ...statuses[filter('status')],
  ...roles[filter('role')],
});

const flags = ['is_active', 'is_verified', 'is_staff'] as const;

/** Everybody who has an account. */
export const userList: ListDescription<User, UserFilters> = {
  queryKey: everyUser,
  load: (query, filters) => request('GET /users/', { query: { ...query, ...filters } }),
  filters: ['status', 'role'],
  matches(user, { search, filter }) {
    const wanted = flagsOf(filter);
    const words = search.split(/\s+/);
    return (
      words.every((word) => contains([nameOf(user), user.email], word)) &&
      flags.every((flag) => wanted[flag] === undefined || wanted[flag] === user[flag])
    );
  },
  parameters: ({ filter }) => flagsOf(filter),
  ordering: { name: 'first_name', email: 'email', status: '-is_active', created_at: 'created_at' },
};

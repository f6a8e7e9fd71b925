import type { User } from '../../../domain/user.ts';
import { contains } from '../list/list-address.ts';
import { nameOf } from '../session/account.ts';

export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'verified', label: 'Verified' },
] as const;

export const roleOptions = [
  { value: '', label: 'All Roles' },
  { value: 'staff', label: 'Staff' },
  { value: 'regular', label: 'Regular' },
] as const;

export interface UserFilters {
  search: string;
  status: string;
  role: string;
}

function hasStatus(user: User, status: string): boolean {
  if (status === 'active') return user.is_active;
  if (status === 'inactive') return !user.is_active;
  return status !== 'verified' || user.is_verified;
}

function hasRole(user: User, role: string): boolean {
  if (role === 'staff') return user.is_staff;
  return role !== 'regular' || !user.is_staff;
}

/** Whether the search and both filters let this user through. */
export function matchesUser(user: User, { search, status, role }: UserFilters): boolean {
  return contains([nameOf(user), user.email], search) && hasStatus(user, status) && hasRole(user, role);
}

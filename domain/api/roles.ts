import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { role, roleInput, roleQuery } from '../role.ts';
import { defineCalls } from './call.ts';

/** What people may do. */
export const roleCalls = defineCalls({
  'GET /roles/': {
    access: 'roles.view',
    summary: 'The roles, with what they allow and how many hold them',
    query: roleQuery,
    reply: pageOf(role),
  },
  'GET /roles/{id}/': {
    access: 'roles.view',
    summary: 'One role, with who holds it',
    parameters: identifier,
    reply: role,
  },
  'POST /roles/': {
    access: 'roles.create',
    summary: 'Create one role; nobody gives it what they do not hold themselves',
    body: roleInput,
    reply: role,
    status: 201,
  },
  'PUT /roles/{id}/': {
    access: 'roles.edit',
    summary: 'Change one role; permissions that are left out stay as they are',
    parameters: identifier,
    body: roleInput,
    reply: role,
  },
  'DELETE /roles/{id}/': {
    access: 'roles.delete',
    summary: 'Move one role to the trash, where it stays for 30 days; its holders lose what it allows',
    parameters: identifier,
  },
  'POST /roles/{id}/restore/': {
    access: 'roles.delete',
    summary: 'Take one role back out of the trash; its holders have it again',
    parameters: identifier,
    reply: role,
  },
});

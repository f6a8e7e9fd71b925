import { identifier } from '../../domain/identifier.ts';
import { MAX_STAFF_LIST, pageOf } from '../../domain/listing.ts';
import { type Role, role, roleInput, roleQuery } from '../../domain/role.ts';
import { type CurrentUser, holdsAll, may } from '../http/current-user.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { changeRole, createRole, moveRole } from './change.ts';
import { findRole, listRoles, type StoredRole } from './store.ts';

function rightsOver(
  currentUser: CurrentUser,
  { permissions, is_active, deleted_at }: StoredRole,
): NonNullable<Role['can']> {
  const above = holdsAll(currentUser, permissions);
  const givesRoles = may(currentUser, 'users.create') || may(currentUser, 'users.edit');
  return {
    edit: above && may(currentUser, 'roles.edit'),
    delete: above && may(currentUser, 'roles.delete'),
    assign: above && givesRoles && is_active && deleted_at === null,
  };
}

/** The role as the current user may see it; in a list it only says how many hold it. */
function presentRole({ members, ...stored }: StoredRole, currentUser: CurrentUser): Role {
  return {
    id: stored.id,
    name: stored.name,
    description: stored.description,
    is_active: stored.is_active,
    permissions: stored.permissions,
    holder_count: members.length,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
    deleted_at: stored.deleted_at,
    can: rightsOver(currentUser, { members, ...stored }),
  };
}

const presentWhole = (stored: StoredRole, currentUser: CurrentUser): Role => ({
  ...presentRole(stored, currentUser),
  members: stored.members,
});

export function roleRoutes(services: Services): Endpoint[] {
  const path = '/roles/';
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'roles.view',
      summary: 'The roles, with what they allow and how many hold them',
      query: roleQuery,
      reply: pageOf(role),
      async handle({ currentUser, query }) {
        const { count, results } = await listRoles(services.db, query, sliceOf(query, MAX_STAFF_LIST));
        return asPage(
          { count, results: results.map((one) => presentRole(one, currentUser)) },
          path,
          query,
          MAX_STAFF_LIST,
        );
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}{id}/`,
      access: 'roles.view',
      summary: 'One role, with who holds it',
      parameters: identifier,
      reply: role,
      async handle({ currentUser, parameters }) {
        const found = await findRole(services.db, parameters.id);
        if (!found) throw notFound();
        return presentWhole(found, currentUser);
      },
    }),
    endpoint({
      method: 'POST',
      path,
      access: 'roles.create',
      summary: 'Create one role; nobody gives it what they do not hold themselves',
      body: roleInput,
      reply: role,
      status: 201,
      handle: async ({ currentUser, body }) => presentWhole(await createRole(services, currentUser, body), currentUser),
    }),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: 'roles.edit',
      summary: 'Change one role; permissions that are left out stay as they are',
      parameters: identifier,
      body: roleInput,
      reply: role,
      handle: async ({ currentUser, parameters, body }) =>
        presentWhole(await changeRole(services, currentUser, parameters.id, body), currentUser),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}{id}/`,
      access: 'roles.delete',
      summary: 'Move one role to the trash, where it stays for 30 days; its holders lose what it allows',
      parameters: identifier,
      handle: async ({ currentUser, parameters }) => {
        await moveRole(services, currentUser, parameters.id, 'trash');
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/restore/`,
      access: 'roles.delete',
      summary: 'Take one role back out of the trash; its holders have it again',
      parameters: identifier,
      reply: role,
      handle: async ({ currentUser, parameters }) =>
        presentWhole(await moveRole(services, currentUser, parameters.id, 'list'), currentUser),
    }),
  ];
}

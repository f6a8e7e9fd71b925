import { identifier } from '../../domain/identifier.ts';
import { LARGEST_STAFF_LIST, pageOf } from '../../domain/listing.ts';
import { type Role, role, roleInput, roleQuery } from '../../domain/role.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { type Asker, holdsAll, may } from '../identity/asker.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import { changeRole, createRole, moveRole } from './change.ts';
import { findRole, listRoles, type StoredRole } from './store.ts';

function rightsOver(asker: Asker, { permissions, is_active, deleted_at }: StoredRole): NonNullable<Role['can']> {
  const above = holdsAll(asker, permissions);
  const givesRoles = may(asker, 'users.create') || may(asker, 'users.edit');
  return {
    edit: above && may(asker, 'roles.edit'),
    delete: above && may(asker, 'roles.delete'),
    assign: above && givesRoles && is_active && deleted_at === null,
  };
}

/** The role as this asker may see it; in a list it only says how many hold it. */
function presentRole({ members, ...stored }: StoredRole, asker: Asker): Role {
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
    can: rightsOver(asker, { members, ...stored }),
  };
}

const presentWhole = (stored: StoredRole, asker: Asker): Role => ({
  ...presentRole(stored, asker),
  members: stored.members,
});

export function roleRoutes(desk: Desk): Endpoint[] {
  const path = '/roles/';
  return [
    endpoint({
      method: 'GET',
      path,
      access: 'roles.view',
      summary: 'The roles, with what they allow and how many hold them',
      query: roleQuery,
      reply: pageOf(role),
      async handle({ asker, query }) {
        const { count, results } = await listRoles(desk.rows, query, sliceOf(query, LARGEST_STAFF_LIST));
        return asPage(
          { count, results: results.map((one) => presentRole(one, asker)) },
          path,
          query,
          LARGEST_STAFF_LIST,
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
      async handle({ asker, parameters }) {
        const found = await findRole(desk.rows, parameters.id);
        if (!found) throw notFound();
        return presentWhole(found, asker);
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
      handle: async ({ asker, body }) => presentWhole(await createRole(desk, asker, body), asker),
    }),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: 'roles.edit',
      summary: 'Change one role; permissions that are left out stay as they are',
      parameters: identifier,
      body: roleInput,
      reply: role,
      handle: async ({ asker, parameters, body }) =>
        presentWhole(await changeRole(desk, asker, parameters.id, body), asker),
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}{id}/`,
      access: 'roles.delete',
      summary: 'Move one role to the trash, where it stays for 30 days; its holders lose what it allows',
      parameters: identifier,
      handle: async ({ asker, parameters }) => {
        await moveRole(desk, asker, parameters.id, 'trash');
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/restore/`,
      access: 'roles.delete',
      summary: 'Take one role back out of the trash; its holders have it again',
      parameters: identifier,
      reply: role,
      handle: async ({ asker, parameters }) => presentWhole(await moveRole(desk, asker, parameters.id, 'list'), asker),
    }),
  ];
}

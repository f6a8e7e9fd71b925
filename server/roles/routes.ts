import { MAX_STAFF_LIST } from '../../domain/listing.ts';
import type { Role } from '../../domain/role.ts';
import { type CurrentUser, holdsAll, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
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
    implement('GET /roles/', async ({ currentUser, query }) => {
      const { count, results } = await listRoles(services.db, query, sliceOf(query, MAX_STAFF_LIST));
      return asPage(
        { count, results: results.map((one) => presentRole(one, currentUser)) },
        path,
        query,
        MAX_STAFF_LIST,
      );
    }),
    implement('GET /roles/{id}/', async ({ currentUser, parameters }) => {
      const found = await findRole(services.db, parameters.id);
      if (!found) throw notFound();
      return presentWhole(found, currentUser);
    }),
    implement('POST /roles/', async ({ currentUser, body }) =>
      presentWhole(await createRole(services, currentUser, body), currentUser),
    ),
    implement('PUT /roles/{id}/', async ({ currentUser, parameters, body }) =>
      presentWhole(await changeRole(services, currentUser, parameters.id, body), currentUser),
    ),
    implement('DELETE /roles/{id}/', async ({ currentUser, parameters }) => {
      await moveRole(services, currentUser, parameters.id, 'trash');
    }),
    implement('POST /roles/{id}/restore/', async ({ currentUser, parameters }) =>
      presentWhole(await moveRole(services, currentUser, parameters.id, 'list'), currentUser),
    ),
  ];
}

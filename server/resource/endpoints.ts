import type { z } from 'zod';
import { definitionsOf, type FileFields } from '../../domain/api/resource.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/timestamps.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { withFiles } from './files.ts';
import { makingKey } from './making.ts';
import { resourceWrites, type WritableResource } from './writes.ts';

interface Timestamped {
  updated_at: string;
  deleted_at?: string | null | undefined;
  can?: Rights | undefined;
}

export type ResourcePermissions = Record<'view' | 'create' | 'edit' | 'delete', Permission>;

/** A resource with its schemas, and the permissions its calls ask for. */
export interface ResourceDescription<Item extends Timestamped, Input extends object>
  extends WritableResource<Item, Input> {
  /** Below `/api`, with its trailing slash: `/announcements/`. */
  path: `/${string}/`;
  /** The noun for one of them in the documentation: `announcement`. */
  singular: string;
  record: z.ZodType<Item, Item>;
  input: z.ZodType<Input>;
  permissions: ResourcePermissions;
  /** The fields of its form that take a file. */
  files?: FileFields;
}

/** The current user's rights on one of them; visitors are told nothing. */
export function rightsOf(
  currentUser: CurrentUser | null,
  permissions: Record<'edit' | 'delete', Permission>,
): Rights | undefined {
  return currentUser === null
    ? undefined
    : { edit: may(currentUser, permissions.edit), delete: may(currentUser, permissions.delete) };
}

/** One of them for staff, also one in the trash. */
export function readEndpoint<Item extends Timestamped, Input extends object>(
  { db }: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint {
  const { path, store, permissions } = description;
  return endpointOf(`GET ${path}{id}/`, definitionsOf(description).read, async ({ currentUser, parameters }) => {
    const found = await store.find(db, parameters.id);
    if (!found) throw notFound();
    return { ...found, can: rightsOf(currentUser, permissions) };
  });
}

/** Making one. */
export function createEndpoint<Item extends Timestamped, Input extends object>(
  services: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint {
  const { path, resource, permissions, files } = description;
  const writes = resourceWrites(services, description);
  const { create } = definitionsOf(description);
  return endpointOf(`POST ${path}`, create, async ({ currentUser, body, uploads, idempotencyKey }) => {
    const key = makingKey(idempotencyKey);
    const form = `new ${resource} of ${currentUser.userId}`;
    const making = key === undefined ? undefined : { form, key, mayChange: may(currentUser, permissions.edit) };
    const input = await withFiles(services, currentUser, body, uploads, files);
    const made = await writes.create(currentUser, input, making);
    return { ...made, can: rightsOf(currentUser, permissions) };
  });
}

/** Changes one record, unless somebody else has changed it meanwhile. */
function updateEndpoint<Item extends Timestamped, Input extends object>(
  services: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint {
  const { path, permissions, files } = description;
  const writes = resourceWrites(services, description);
  const { update } = definitionsOf(description);
  return endpointOf(`PUT ${path}{id}/`, update, async ({ currentUser, parameters, body, uploads }) => {
    const complete = await withFiles(services, currentUser, body, uploads, files);
    const changed = await writes.update(currentUser, parameters.id, complete, body);
    return { ...changed, can: rightsOf(currentUser, permissions) };
  });
}

/** Taking one back out of the trash. */
export function restoreEndpoint<Item extends Timestamped, Input extends object>(
  services: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint {
  const { path, permissions } = description;
  const writes = resourceWrites(services, description);
  const { restore } = definitionsOf(description);
  return endpointOf(`POST ${path}{id}/restore/`, restore, async ({ currentUser, parameters }) => ({
    ...(await writes.restore(currentUser, parameters.id)),
    can: rightsOf(currentUser, permissions),
  }));
}

/** Deleting one to the trash, and restoring it. */
function trashEndpoints<Item extends Timestamped, Input extends object>(
  services: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint[] {
  const { path } = description;
  const writes = resourceWrites(services, description);
  const { remove } = definitionsOf(description);
  return [
    endpointOf(`DELETE ${path}{id}/`, remove, async ({ currentUser, parameters }) => {
      await writes.moveToTrash(currentUser, parameters.id);
    }),
    restoreEndpoint(services, description),
  ];
}

/** The calls that are alike in every resource: create, edit, delete to the trash, restore. */
export function writeEndpoints<Item extends Timestamped, Input extends object>(
  services: Services,
  description: ResourceDescription<Item, Input>,
): Endpoint[] {
  return [
    createEndpoint(services, description),
    updateEndpoint(services, description),
    ...trashEndpoints(services, description),
  ];
}

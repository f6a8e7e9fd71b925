import type { z } from 'zod';
import { definitionsOf, type FileFields } from '../../domain/api/resource.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/rights.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpointOf } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { type Asker, may } from '../identity/asker.ts';
import { withFiles } from './files.ts';
import { resourceWrites, type WritableResource } from './writes.ts';

interface Kept {
  updated_at: string;
  deleted_at?: string | null | undefined;
  can?: Rights | undefined;
}

export type ResourcePermissions = Record<'view' | 'create' | 'edit' | 'delete', Permission>;

/** A resource with its schemas, and the permissions its calls ask for. */
export interface ResourceDescription<Thing extends Kept, Input extends object> extends WritableResource<Thing, Input> {
  /** Below `/api`, with its trailing slash: `/announcements/`. */
  path: `/${string}/`;
  /** What one of them is called in the documentation: `announcement`. */
  singular: string;
  thing: z.ZodType<Thing, Thing>;
  input: z.ZodType<Input>;
  permissions: ResourcePermissions;
  /** The fields of its form that take a file. */
  files?: FileFields;
}

/** What the asker may do with one of them; visitors are told nothing. */
export function rightsOf(asker: Asker | null, permissions: Record<'edit' | 'delete', Permission>): Rights | undefined {
  return asker === null ? undefined : { edit: may(asker, permissions.edit), delete: may(asker, permissions.delete) };
}

/** One of them for staff, also one in the trash. */
export function readEndpoint<Thing extends Kept, Input extends object>(
  { rows }: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint {
  const { path, store, permissions } = description;
  return endpointOf(`GET ${path}{id}/`, definitionsOf(description).read, async ({ asker, parameters }) => {
    const found = await store.find(rows, parameters.id);
    if (!found) throw notFound();
    return { ...found, can: rightsOf(asker, permissions) };
  });
}

/** Making one. */
export function createEndpoint<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint {
  const { path, permissions, files } = description;
  const writes = resourceWrites(desk, description);
  return endpointOf(`POST ${path}`, definitionsOf(description).create, async ({ asker, body, uploads }) => {
    const made = await writes.create(asker, await withFiles(desk, asker, body, uploads, files));
    return { ...made, can: rightsOf(asker, permissions) };
  });
}

/** Changing one, unless somebody else has changed it meanwhile. */
export function updateEndpoint<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint {
  const { path, permissions, files } = description;
  const writes = resourceWrites(desk, description);
  const { update } = definitionsOf(description);
  return endpointOf(`PUT ${path}{id}/`, update, async ({ asker, parameters, body, uploads }) => {
    const { updated_at } = body;
    const complete = await withFiles(desk, asker, body, uploads, files);
    const changed = await writes.update(asker, parameters.id, complete, updated_at);
    return { ...changed, can: rightsOf(asker, permissions) };
  });
}

/** Deleting one to the trash, and restoring it. */
export function trashEndpoints<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint[] {
  const { path, permissions } = description;
  const writes = resourceWrites(desk, description);
  const { remove, restore } = definitionsOf(description);
  return [
    endpointOf(`DELETE ${path}{id}/`, remove, async ({ asker, parameters }) => {
      await writes.moveToTrash(asker, parameters.id);
    }),
    endpointOf(`POST ${path}{id}/restore/`, restore, async ({ asker, parameters }) => ({
      ...(await writes.restore(asker, parameters.id)),
      can: rightsOf(asker, permissions),
    })),
  ];
}

/** The calls that are alike in every resource: create, edit, delete to the trash, restore. */
export function writeEndpoints<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint[] {
  return [createEndpoint(desk, description), updateEndpoint(desk, description), ...trashEndpoints(desk, description)];
}

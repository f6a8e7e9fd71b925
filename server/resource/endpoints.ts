import { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import { seen } from '../../domain/kept.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/rights.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { type Asker, may } from '../identity/asker.ts';
import { type FileFields, rulesOf, withFiles } from './files.ts';
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
  path: string;
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
  { path, singular, thing, store, permissions }: ResourceDescription<Thing, Input>,
): Endpoint {
  return endpoint({
    method: 'GET',
    path: `${path}{id}/`,
    access: permissions.view,
    summary: `One ${singular}`,
    parameters: identifier,
    reply: thing,
    async handle({ asker, parameters }) {
      const found = await store.find(rows, parameters.id);
      if (!found) throw notFound();
      return { ...found, can: rightsOf(asker, permissions) };
    },
  });
}

/** Making one. */
export function createEndpoint<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint {
  const { path, singular, thing, input, permissions, files } = description;
  const writes = resourceWrites(desk, description);
  return endpoint({
    method: 'POST',
    path,
    access: permissions.create,
    summary: `Create one ${singular}`,
    body: input,
    ...(files && { uploads: rulesOf(files) }),
    reply: thing,
    status: 201,
    async handle({ asker, body, uploads }) {
      const made = await writes.create(asker, await withFiles(desk, asker, body, uploads, files));
      return { ...made, can: rightsOf(asker, permissions) };
    },
  });
}

/** Changing one, unless somebody else has changed it meanwhile. */
export function updateEndpoint<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint {
  const { path, singular, thing, input, permissions, files } = description;
  const writes = resourceWrites(desk, description);
  return endpoint({
    method: 'PUT',
    path: `${path}{id}/`,
    access: permissions.edit,
    summary: `Change one ${singular}; with the \`updated_at\` that was seen, only if nobody has changed it since`,
    parameters: identifier,
    body: z.intersection(input, seen),
    ...(files && { uploads: rulesOf(files) }),
    reply: thing,
    async handle({ asker, parameters, body, uploads }) {
      const { updated_at } = body;
      const complete = await withFiles(desk, asker, body, uploads, files);
      const changed = await writes.update(asker, parameters.id, complete, updated_at);
      return { ...changed, can: rightsOf(asker, permissions) };
    },
  });
}

/** Deleting one to the trash, and restoring it. */
export function trashEndpoints<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint[] {
  const { path, singular, thing, permissions } = description;
  const writes = resourceWrites(desk, description);
  return [
    endpoint({
      method: 'DELETE',
      path: `${path}{id}/`,
      access: permissions.delete,
      summary: `Move one ${singular} to the trash, where it stays for 30 days`,
      parameters: identifier,
      handle: async ({ asker, parameters }) => {
        await writes.moveToTrash(asker, parameters.id);
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/restore/`,
      access: permissions.delete,
      summary: `Take one ${singular} back out of the trash`,
      parameters: identifier,
      reply: thing,
      handle: async ({ asker, parameters }) => ({
        ...(await writes.restore(asker, parameters.id)),
        can: rightsOf(asker, permissions),
      }),
    }),
  ];
}

/** The calls that are alike in every resource: create, edit, delete to the trash, restore. */
export function writeEndpoints<Thing extends Kept, Input extends object>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint[] {
  return [createEndpoint(desk, description), updateEndpoint(desk, description), ...trashEndpoints(desk, description)];
}

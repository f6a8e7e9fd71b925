import type { z } from 'zod';
import { identifier } from '../../domain/identifier.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rights } from '../../domain/rights.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { type Asker, may } from '../identity/asker.ts';
import { resourceWrites, type WritableResource } from './writes.ts';

interface Trashable {
  deleted_at?: string | null | undefined;
  can?: Rights | undefined;
}

/** A resource with its schemas, and the permissions its four writes ask for. */
export interface ResourceDescription<Thing extends Trashable, Input> extends WritableResource<Thing, Input> {
  /** Below `/api`, with its trailing slash: `/announcements/`. */
  path: string;
  /** What one of them is called in the documentation: `announcement`. */
  singular: string;
  thing: z.ZodType<Thing, Thing>;
  input: z.ZodType<Input>;
  permissions: Record<'create' | 'edit' | 'delete', Permission>;
}

/** What the asker may do with one of them; visitors are told nothing. */
export function rightsOf(asker: Asker | null, permissions: Record<'edit' | 'delete', Permission>): Rights | undefined {
  return asker === null ? undefined : { edit: may(asker, permissions.edit), delete: may(asker, permissions.delete) };
}

/** The calls that are alike in every resource: create, edit, delete to the trash, restore. */
export function writeEndpoints<Thing extends Trashable, Input>(
  desk: Desk,
  description: ResourceDescription<Thing, Input>,
): Endpoint[] {
  const { path, singular, thing, input, permissions } = description;
  const writes = resourceWrites(desk, description);
  const withRights = (it: Thing, asker: Asker): Thing => ({ ...it, can: rightsOf(asker, permissions) });
  return [
    endpoint({
      method: 'POST',
      path,
      access: permissions.create,
      summary: `Create one ${singular}`,
      body: input,
      reply: thing,
      status: 201,
      handle: async ({ asker, body }) => withRights(await writes.create(asker, body), asker),
    }),
    endpoint({
      method: 'PUT',
      path: `${path}{id}/`,
      access: permissions.edit,
      summary: `Change one ${singular}`,
      parameters: identifier,
      body: input,
      reply: thing,
      handle: async ({ asker, parameters, body }) => withRights(await writes.update(asker, parameters.id, body), asker),
    }),
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
      handle: async ({ asker, parameters }) => withRights(await writes.restore(asker, parameters.id), asker),
    }),
  ];
}

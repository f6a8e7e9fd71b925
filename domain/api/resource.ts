import { z } from 'zod';
import { identifier } from '../identifier.ts';
import type { Permission } from '../permission.ts';
import { seen } from '../timestamps.ts';
import type { UploadRule } from '../upload.ts';
import { defineCall } from './call.ts';

/** A field of a form that takes a file: what it takes, and the field of the input that the file's number goes into. */
export interface FileField {
  rule: UploadRule;
  into: string;
}

export type FileFields = Readonly<Record<string, FileField>>;

/** The upload rule of each file field. */
export function uploadsOf<Files extends FileFields>(
  files: Files | undefined,
): Readonly<Record<keyof Files, UploadRule>>;
export function uploadsOf(files: FileFields | undefined) {
  const rules = Object.entries(files ?? {}).map(([field, { rule }]) => [field, rule]);
  return rules.length === 0 ? undefined : Object.fromEntries(rules);
}

/** The differences between the calls of resources. */
export interface ResourceContract<
  Path extends string = string,
  Item extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Files extends FileFields = FileFields,
> {
  /** Below `/api`, with its trailing slash: `/announcements/`. */
  path: `/${Path}/`;
  /** The noun for one of them in the documentation: `announcement`. */
  singular: string;
  record: Item;
  input: Input;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
  /** The fields of its form that take a file. */
  files?: Files;
}

/** The definitions of the calls that move a record to the trash, and take it back out. */
export const trashMovesOf = <Item extends z.ZodType>(singular: string, access: Permission, reply: Item) =>
  ({
    remove: {
      access,
      summary: `Move one ${singular} to the trash, where it stays for 30 days`,
      parameters: identifier,
    },
    restore: { access, summary: `Take one ${singular} back out of the trash`, parameters: identifier, reply },
  }) as const;

/** The shared definitions of every resource's calls, whatever their path. */
export const definitionsOf = <
  Item extends z.ZodType,
  Input extends z.ZodType,
  const Files extends FileFields = Record<never, never>,
>({
  singular,
  record,
  input,
  permissions,
  files,
}: Omit<ResourceContract<string, Item, Input, Files>, 'path'>) =>
  ({
    read: { access: permissions.view, summary: `One ${singular}`, parameters: identifier, reply: record },
    create: {
      access: permissions.create,
      summary: `Create one ${singular}`,
      body: input,
      uploads: uploadsOf(files),
      reply: record,
      status: 201,
    },
    update: {
      access: permissions.edit,
      summary: `Change one ${singular}; with the \`updated_at\` that was seen, only if nobody has changed it since`,
      parameters: identifier,
      body: z.intersection(input, seen),
      uploads: uploadsOf(files),
      reply: record,
    },
    ...trashMovesOf(singular, permissions.delete, record),
  }) as const;

/** The same under their keys: reading one for staff, also one in the trash; create, edit, delete to the trash, restore. */
export function resourceCalls<
  const Path extends string,
  Item extends z.ZodType,
  Input extends z.ZodType,
  const Files extends FileFields = Record<never, never>,
>(contract: ResourceContract<Path, Item, Input, Files>) {
  const { path } = contract;
  const { read, create, update, remove, restore } = definitionsOf(contract);
  return {
    ...defineCall(`GET ${path}{id}/`, read),
    ...defineCall(`POST ${path}`, create),
    ...defineCall(`PUT ${path}{id}/`, update),
    ...defineCall(`DELETE ${path}{id}/`, remove),
    ...defineCall(`POST ${path}{id}/restore/`, restore),
  };
}

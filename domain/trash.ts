import { z } from 'zod';
import type { Belonging, CollectionFacts } from './collections/collection.ts';
import { type CollectionName, collections } from './collections/registry.ts';
import type { Permission } from './permission.ts';
import { staffText } from './reply-text.ts';
import { requiredField } from './staff-field.ts';
import { type SubmissionName, submissions } from './submissions/registry.ts';
import { line } from './text.ts';

/** The name of a kind of records that have a trash; also in the audit log. */
export type TrashName = CollectionName | SubmissionName | 'users' | 'roles';

export interface Trash {
  name: TrashName;
  table: string;
  /** The permission to delete a record, and to restore it. Deleting it for good needs `trash.delete_for_good` too. */
  permission: Permission;
  belongings: readonly Belonging[];
}

/** Every kind of records that have a trash. */
export const trashes: readonly Trash[] = [
  ...collections.map(
    ({ name, permissions, ...facts }: (typeof collections)[number] & CollectionFacts<CollectionName>) => ({
      name,
      table: facts.table,
      permission: permissions.delete,
      belongings: facts.belongings ?? [],
    }),
  ),
  ...submissions.map(
    ({
      name,
      table,
      permissions,
      belongings = [],
    }: (typeof submissions)[number] & { belongings?: readonly Belonging[] }) => ({
      name,
      table,
      permission: permissions.delete,
      belongings,
    }),
  ),
  { name: 'users', table: 'users', permission: 'users.delete', belongings: [] },
  {
    name: 'roles',
    table: 'roles',
    permission: 'roles.delete',
    belongings: [{ table: 'user_roles', column: 'role_id' }],
  },
];

/** Records that are asked about at once. */
export const MAX_TRASH_IDS = 100;

/** Numbers of records, `3,7,12`. */
export const trashQuery = z.object({
  ids: line(MAX_TRASH_IDS * 10)
    .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, staffText('nameRecords'))
    .transform((ids) => ids.split(',').map(Number)),
});

/** Why a record is deleted for good; it stays in the audit log. */
export const forGoodReason = z.object({
  reason: requiredField(staffText('sayWhyForGood'), 200),
});

/** Facts about a record in the trash that are not in the record itself. */
export const trashedRecord = z.object({
  id: z.int(),
  /** The name of the user who moved it to the trash; null where nobody did, or their account is gone. */
  deleted_by: z.string().nullable(),
  /** Records that are deleted together with it: `3 registrations`. */
  goes_with: z.array(z.string()),
});

/** One list of them is the reply of every such call. */
export const trashedRecords = z.array(trashedRecord);

export type Trashed = z.infer<typeof trashedRecord>;

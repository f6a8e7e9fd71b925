import { z } from 'zod';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { permission } from './permission.ts';
import { line, paragraphs } from './text.ts';
import { rights } from './timestamps.ts';

const roleLimits = { name: 100, description: 500 } as const;

/** `permissions` left out keeps those of an existing role, and gives a new one none. */
export const roleInput = z.object({
  name: line(roleLimits.name, {
    missing: 'Role name is required',
    tooLong: `The name can have at most ${roleLimits.name} characters.`,
  }).min(1, 'Role name is required'),
  description: paragraphs(roleLimits.description, {
    tooLong: `The description can have at most ${roleLimits.description} characters.`,
  }).default(''),
  is_active: z.boolean({ error: 'Choose whether it is active.' }).default(true),
  permissions: z
    .array(permission)
    .transform((all) => [...new Set(all)])
    .optional(),
});

export const role = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  permissions: z.array(permission),
  /** The number of people with this role. */
  holder_count: z.int(),
  /** Its members; not in lists. */
  members: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
  created_at: instant,
  updated_at: instant,
  deleted_at: instant.nullable().optional(),
  /** `assign`: whoever asked may give it to somebody. An inactive role nobody may give. */
  can: rights.extend({ assign: z.boolean() }).optional(),
});

export const roleQuery = listQuery.extend({ is_active: z.stringbool({ error: 'Say true or false.' }).optional() });

export type RoleInput = z.infer<typeof roleInput>;
export type Role = z.infer<typeof role>;
export type RoleQuery = z.infer<typeof roleQuery>;

import { z } from 'zod';
import { namedRecord } from './identifier.ts';
import { instant, instantOrNull } from './instant.ts';
import { listQuery } from './listing.ts';
import { permission } from './permission.ts';
import { staffText } from './reply-text.ts';
import { line, paragraphsUpTo } from './text.ts';
import { rights } from './timestamps.ts';

const roleLimits = { name: 100, description: 500 } as const;

/** `permissions` left out keeps those of an existing role, and gives a new one none. */
export const roleInput = z.object({
  name: line(roleLimits.name, {
    missing: staffText('roleNameRequired'),
    tooLong: staffText('nameTooLong', roleLimits.name),
  }).min(1, staffText('roleNameRequired')),
  description: paragraphsUpTo(roleLimits.description, {
    tooLong: staffText('descriptionTooLong', roleLimits.description),
  }).default(''),
  is_active: z.boolean({ error: staffText('chooseActive') }).default(true),
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
  members: z.array(namedRecord).optional(),
  created_at: instant,
  updated_at: instant,
  deleted_at: instantOrNull.optional(),
  /** `assign`: whoever asked may give it to somebody. An inactive role nobody may give. */
  can: rights.extend({ assign: z.boolean() }).optional(),
});

export const roleQuery = listQuery.extend({ is_active: z.stringbool({ error: staffText('trueOrFalse') }).optional() });

export type RoleInput = z.infer<typeof roleInput>;
export type Role = z.infer<typeof role>;
export type RoleQuery = z.infer<typeof roleQuery>;
export type RoleOrder = 'name' | 'description' | 'is_active' | 'created_at';

import { z } from 'zod';
import { identifier, namedRecord } from './identifier.ts';
import { day, instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** One field of a record that a write changed, in words; null where there was nothing, or is nothing any more. */
const auditChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Null: nobody signed in, or the program itself. */
  user: namedRecord.nullable(),
  action: z.string(),
  resource: z.string(),
  resource_id: z.int().nullable(),
  /** The entry as one sentence. */
  sentence: z.string(),
  changes: z.array(auditChange),
});

const word = line(50).regex(/^[a-z_]+$/, staffText('nameFromList'));

/** `from` and `to` are days in the organisation's time zone, both included. */
export const auditQuery = listQuery.extend({
  user: identifier.shape.id.optional(),
  resource: word.optional(),
  action: word.optional(),
  from: day.optional(),
  to: day.optional(),
});

/** The values to filter by: every action, resource and user in the log. */
export const auditFilters = z.object({
  actions: z.array(z.string()),
  resources: z.array(z.string()),
  users: z.array(namedRecord),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditChange = z.infer<typeof auditChange>;
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditFilters = z.infer<typeof auditFilters>;

import { z } from 'zod';
import { staffText } from './reply-text.ts';

/**
 * The reply to every refused call. `errors` names the fields of a 400 and says what is wrong with each; `contact` says
 * with a 403 who can give the permission that is missing; `current` is with a 409 the record as somebody else has left it.
 */
export const problemBody = z.object({
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  contact: z.string().optional(),
  current: z.unknown().optional(),
});

/** The people who can grant permissions, in words; empty if nobody can. */
export const administratorContacts = z.object({ contact: z.string() });

export type Problem = z.infer<typeof problemBody>;

/** The result of a call made without an HTTP request. The reply is undefined where the call has none. */
export type Outcome = { isRefused: false; reply: unknown } | { isRefused: true; status: number; problem: Problem };

/** The answer of a call for a record that does not exist or is in the trash. */
export const NOT_FOUND = staffText('notFound');

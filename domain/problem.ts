import { z } from 'zod';

/**
 * What every refused call answers. `errors` names the fields of a 400 and says what is wrong with each; `contact` says
 * with a 403 who can give the permission that is missing.
 */
export const problem = z.object({
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  contact: z.string().optional(),
});

export type Problem = z.infer<typeof problem>;

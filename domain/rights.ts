import { z } from 'zod';

/** The current user's rights on the record they come with, so that no screen computes them. */
export const rights = z.object({ edit: z.boolean(), delete: z.boolean() });

export type Rights = z.infer<typeof rights>;

import { z } from 'zod';

/** What whoever asked may do with the record it comes with, so that no screen works rights out for itself. */
export const rights = z.object({ edit: z.boolean(), delete: z.boolean() });

export type Rights = z.infer<typeof rights>;

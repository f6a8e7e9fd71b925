import { z } from 'zod';

/** A reply that is only to be shown. */
export const message = z.object({ message: z.string() });

import { z } from 'zod';

/** The largest number a key has room for in both databases. */
export const MAX_ID = 2_147_483_647;

/** `{id}` in an address. */
export const identifier = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

import { z } from 'zod';

/** The largest number a key has room for in both databases. */
export const MAX_ID = 2_147_483_647;

/** The number of a record in what is sent; `error` says what to choose. */
export const recordId = (error: string) => z.int({ error }).positive({ error }).max(MAX_ID, { error });

/** `{id}` in an address. */
export const identifier = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

/** Another record, by its number and what it is called. */
export const namedRecord = z.object({ id: z.int(), name: z.string() });

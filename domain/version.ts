import { z } from 'zod';
import { instant } from './instant.ts';

/** The texts of a record as they were after one of its changes. */
export const version = z.object({
  id: z.int(),
  at: instant,
  /** Who made the change; null if no longer known. */
  by: z.string().nullable(),
  title: z.string(),
});

export type Version = z.infer<typeof version>;

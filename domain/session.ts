import { z } from 'zod';
import { instant } from './instant.ts';

/** A sign-in that still holds, on one device. */
export const session = z.object({
  id: z.int(),
  /** Browser and system in words: `Firefox on Windows`. */
  device: z.string(),
  created_at: instant,
  last_used_at: instant,
  /** The one this was asked from. */
  is_current: z.boolean(),
});

export type Session = z.infer<typeof session>;

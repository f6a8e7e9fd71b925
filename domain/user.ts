import { z } from 'zod';
import { instant } from './instant.ts';
import { permission } from './permission.ts';

/** The specification's floor; what is common or leaked is refused whatever its length. */
export const PASSWORD_MINIMUM = 6;
export const PASSWORD_MAXIMUM = 200;

export const emailAddress = z
  .email({ error: 'Please enter a valid email address.' })
  .max(254, 'Please enter a valid email address.');

/** A person signed in, as the browser keeps it. `permissions` says what the screens may offer. */
export const account = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_verified: z.boolean(),
  is_superuser: z.boolean(),
  roles: z.array(z.object({ id: z.int(), name: z.string() })),
  permissions: z.array(permission),
  created_at: instant,
  last_login: instant.nullable(),
});

export type Account = z.infer<typeof account>;

import { z } from 'zod';
import { picture } from './picture.ts';

/** A person of the organisation, as the team page shows them. */
export const teamMember = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  text: z.string(),
  photo: z.string().nullable(),
  picture: picture.nullable(),
});

export type TeamMember = z.infer<typeof teamMember>;

import { z } from 'zod';
import { kept } from './kept.ts';
import { picture } from './picture.ts';
import { fileField, optionalParagraphs, positionField, requiredField } from './staff-field.ts';

/** A person of the organisation, as the team page shows them. */
export const teamMember = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  text: z.string(),
  photo: z.string().nullable(),
  picture: picture.nullable(),
});

export const staffTeamMember = teamMember.extend({ position: z.int(), ...kept });

/** What staff fill in. */
export const teamMemberInput = z.object({
  name: requiredField('Name is required'),
  role: requiredField('Role is required'),
  text: optionalParagraphs(2000),
  media_id: fileField,
  position: positionField,
});

export type TeamMember = z.infer<typeof teamMember>;
export type StaffTeamMember = z.infer<typeof staffTeamMember>;
export type TeamMemberInput = z.infer<typeof teamMemberInput>;

import type { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';
import { orderField, paragraphsField, textField } from './field.ts';
import { pictureField } from './file-fields.ts';

/** The people shown on the team page. */
export const team = defineCollection({
  name: 'team',
  path: '/team/',
  table: 'team_members',
  noun: 'team member',
  permissions: aboutPermissions,
  fields: [
    textField('name', {
      label: 'Name',
      missing: staffText('nameRequired'),
      autoComplete: 'off',
      searched: true,
      sorted: true,
    }),
    textField('role', {
      label: 'Role',
      missing: staffText('workRequired'),
      autoComplete: 'off',
      searched: true,
      translated: true,
    }),
    paragraphsField('text', { label: 'Text', max: 2000, rows: 4, searched: true, translated: true }),
    pictureField('photo', {
      label: 'Photograph',
      hint: 'Shown upright on the page and square on a phone. Put the focal point on the face.',
      isPortrait: true,
    }),
    orderField(),
  ],
  staffOnly: ['position'],
  title: 'name',
  order: 'position',
  screen: {
    address: '/dashboard/team',
    title: 'Team',
    subtitle: 'The people shown on the team page.',
    one: 'Person',
    many: 'People',
    none: 'No people added yet',
    page: '/Team',
    columns: [{ field: 'name', header: 'Person', below: 'role' }, { field: 'text' }, { field: 'position' }],
  },
});

export type TeamMember = z.infer<typeof team.visible>;

import type { z } from 'zod';
import { picture } from '../fields/file.ts';
import { position } from '../fields/number.ts';
import { paragraphs, text } from '../fields/text.ts';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';

/** The people shown on the team page. */
export const team = defineCollection({
  name: 'team',
  path: '/team/',
  table: 'team_members',
  noun: 'team member',
  permissions: aboutPermissions,
  fields: {
    name: text({
      label: 'Name',
      missing: staffText('nameRequired'),
      autoComplete: 'off',
      searched: true,
      inSearch: true,
      sorted: true,
    }),
    role: text({
      label: 'Role',
      missing: staffText('workRequired'),
      autoComplete: 'off',
      searched: true,
      inSearch: true,
      translated: true,
    }),
    text: paragraphs({ label: 'Text', max: 2000, rows: 4, searched: true, inSearch: true, translated: true }),
    media_id: picture({
      upload: 'photo',
      readAs: 'picture',
      label: 'Photograph',
      hint: 'Shown upright on the page and square on a phone. Put the focal point on the face.',
      isPortrait: true,
    }),
    position: position(),
  },
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

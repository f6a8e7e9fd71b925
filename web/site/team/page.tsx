import { addresses } from '../../../domain/addresses.ts';
import type { TeamMember } from '../../../domain/collections/team.ts';
import { itemsOf } from '../../list-reply.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { Team } from './Team.tsx';

export const team = definePage<Section<TeamMember[]>>({
  address: addresses.team,
  load: ({ request, section }) => section(request('GET /team/').then(itemsOf), 'Failed to load our team'),
  head: (_, site) => ({
    title: 'Our Team',
    description: `The people of ${site.name}: who they are and what they answer for.`,
    canonical: addresses.team,
  }),
  Page: Team,
});

import { type StaffTeamMember, staffTeamMember, type TeamMemberInput } from '../../../domain/team-member.ts';
import { addresses } from '../../addresses.ts';
import { staffTeam } from '../../staff-calls.ts';
import type { AboutKind } from '../about/kind.ts';
import { columns } from './columns.tsx';

export const team: AboutKind<StaffTeamMember, TeamMemberInput> = {
  title: 'Team',
  subtitle: 'The people of the organisation, as the team page shows them.',
  singular: 'Person',
  page: addresses.team,
  texts: {
    label: 'People',
    loading: 'Loading the team...',
    failed: 'Failed to fetch the team. Please try again.',
    none: 'Nobody has been added yet',
    noMatch: 'No matching people found',
    total: (count) => `Total people: ${count}`,
    found: (found, count) => `People found: ${found} of ${count}`,
  },
  firstSort: 'position',
  columns,
  calls: staffTeam,
  schema: staffTeamMember,
  nameOf: ({ name }) => name,
  textsOf: ({ name, role, text }) => [name, role, text],
};

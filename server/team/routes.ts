import { staffTeamMember, teamMember, teamMemberInput } from '../../domain/team-member.ts';
import { uploadRules } from '../../domain/upload.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { aboutPermissions, publicList } from '../resource/public-list.ts';
import { listStaffTeam, listTeam, teamStore } from './store.ts';

export function teamRoutes(desk: Desk): Endpoint[] {
  const { rows, media } = desk;
  const team = {
    resource: 'team',
    topic: 'team',
    path: '/team/',
    singular: 'person of the team',
    thing: staffTeamMember,
    input: teamMemberInput,
    store: teamStore(media),
    permissions: aboutPermissions,
    files: { photo: { rule: uploadRules.picture, into: 'media_id' } },
  } as const;
  return [
    publicList({
      ...team,
      summary: 'The people of the organisation',
      item: teamMember,
      staffItem: staffTeamMember,
      topics: ['team', 'media'],
      list: (query, slice) => listTeam(rows, media, query, slice),
      staffList: (query, slice) => listStaffTeam(rows, media, query, slice),
    }),
    readEndpoint(desk, team),
    ...writeEndpoints(desk, team),
  ];
}

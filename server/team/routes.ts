import { teamMember } from '../../domain/team-member.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publicList } from '../resource/public-list.ts';
import { listTeam } from './store.ts';

export function teamRoutes({ rows, media }: Desk): Endpoint[] {
  return [
    publicList({
      path: '/team/',
      summary: 'The people of the organisation',
      item: teamMember,
      topics: ['team', 'media'],
      list: (query, slice) => listTeam(rows, media, query, slice),
    }),
  ];
}

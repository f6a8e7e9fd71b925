import { timelineEntry } from '../../domain/timeline-entry.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { publicList } from '../resource/public-list.ts';
import { listTimeline } from './store.ts';

export function timelineRoutes({ rows }: Desk): Endpoint[] {
  return [
    publicList({
      path: '/timeline/',
      summary: 'The steps of the organisation’s history',
      item: timelineEntry,
      topics: ['timeline'],
      list: (query, slice) => listTimeline(rows, query, slice),
    }),
  ];
}

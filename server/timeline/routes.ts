import { staffTimelineEntry, timelineEntry, timelineEntryInput } from '../../domain/timeline-entry.ts';
import type { Desk } from '../desk.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readEndpoint, writeEndpoints } from '../resource/endpoints.ts';
import { aboutPermissions, publicList } from '../resource/public-list.ts';
import { listStaffTimeline, listTimeline, timelineStore } from './store.ts';

const history = {
  resource: 'timeline',
  topic: 'timeline',
  path: '/timeline/',
  singular: 'step of the history',
  thing: staffTimelineEntry,
  input: timelineEntryInput,
  store: timelineStore,
  permissions: aboutPermissions,
} as const;

export function timelineRoutes(desk: Desk): Endpoint[] {
  return [
    publicList({
      ...history,
      summary: 'The steps of the organisation’s history',
      item: timelineEntry,
      staffItem: staffTimelineEntry,
      topics: ['timeline'],
      list: (query, slice) => listTimeline(desk.rows, query, slice),
      staffList: (query, slice) => listStaffTimeline(desk.rows, query, slice),
    }),
    readEndpoint(desk, history),
    ...writeEndpoints(desk, history),
  ];
}

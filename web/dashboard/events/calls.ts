import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/events.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { itemsOf } from '../../list-reply.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of events, of every one of them, and of who takes part. */
export const everyEvent = ['events'];

/** One event with its text, read anew each time, so that the form does not begin with stale values. */
export const oneEvent = (id: number) =>
  queryOptions({
    queryKey: [...everyEvent, id],
    queryFn: () => request('GET /events/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** Begins the key of the lists of registrations for an event; it begins like that of the events, whose places change with it. */
export const registrationsOf = (eventId: number) => [...everyEvent, eventId, 'registrations'];

/** Everybody who is registered for an event. */
export const everybodyFor = (eventId: number) =>
  queryOptions({
    queryKey: [...registrationsOf(eventId), 'all'],
    queryFn: async () => itemsOf(await request('GET /events/{id}/registrations/', { parameters: { id: eventId } })),
    refetchOnMount: 'always',
  });

/** `tell`: those who are registered get a mail about it. */
export function useEventTrash(tell = false) {
  return useTrash<StaffListedEvent>({
    name: 'events',
    queryKey: everyEvent,
    remove: (id) => request('DELETE /events/{id}/', { parameters: { id }, query: { tell } }),
    restore: async (id) => request('POST /events/{id}/restore/', { parameters: { id } }),
    one: words.event,
    nameOf: ({ title }) => title,
    texts: {
      removed: ({ title }) => words.movedToTrash(title),
      restored: ({ title, registered }) => words.restored(title, registered > 0),
    },
  });
}

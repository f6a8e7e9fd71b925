import { queryOptions } from '@tanstack/react-query';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of events, of every one of them, and of who takes part. */
export const everyEvent = ['events'];

/** One event with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneEvent = (id: number) =>
  queryOptions({
    queryKey: [...everyEvent, id],
    queryFn: () => request('GET /events/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useEventTrash() {
  return useTrash<StaffListedEvent>({
    queryKey: everyEvent,
    remove: (id) => request('DELETE /events/{id}/', { parameters: { id } }),
    restore: async (id) => request('POST /events/{id}/restore/', { parameters: { id } }),
    one: 'Event',
    nameOf: ({ title }) => title,
  });
}

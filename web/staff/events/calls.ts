import { queryOptions } from '@tanstack/react-query';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { staffEvents } from '../../staff-calls.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every list of events, of every one of them, and of who takes part. */
export const everyEvent = ['events'];

export const eventsInTrash = queryOptions({
  queryKey: [...everyEvent, 'trash'],
  queryFn: () => staffEvents.trash(ask),
});

/** One event with its text, asked for anew each time: the form must not begin with what was true a while ago. */
export const oneEvent = (id: number) =>
  queryOptions({ queryKey: [...everyEvent, id], queryFn: () => staffEvents.read(ask, id), refetchOnMount: 'always' });

export function useEventTrash() {
  return useTrash<StaffListedEvent>({
    queryKey: everyEvent,
    remove: (id) => staffEvents.remove(ask, id),
    restore: async (id) => staffEvents.restore(ask, id),
    texts: {
      removed: ({ title }) => `Event "${title}" moved to the trash.`,
      restored: ({ title }) => `Event "${title}" restored.`,
    },
  });
}

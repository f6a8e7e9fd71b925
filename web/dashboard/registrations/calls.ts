import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/registrations.ts';
import type { EventRegistration } from '../../../domain/event-registration.ts';
import { everyEvent } from '../events/calls.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** The events that are still to come, asked for anew each time: places are taken every day. */
export const comingEvents = queryOptions({
  queryKey: [...everyEvent, 'coming'],
  queryFn: async () => {
    const query = { is_active: true, starts_from: new Date().toISOString(), ordering: 'start_date' };
    return (await request('GET /events/', { query })).results;
  },
  refetchOnMount: 'always',
});

/** `tell`: the person gets a mail about it. */
export function useCancelling(tell = false) {
  return useTrash<EventRegistration>({
    name: 'registrations',
    queryKey: everyEvent,
    remove: (id) => request('DELETE /event-registrations/{id}/', { parameters: { id }, query: { tell } }),
    restore: (id) => request('POST /event-registrations/{id}/restore/', { parameters: { id } }),
    one: words.registration,
    nameOf: ({ full_name }) => full_name,
    texts: {
      removed: ({ full_name }) => words.registrationCancelled(full_name),
      restored: ({ full_name }) => words.personRegisteredAgain(full_name),
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { ContactMessage } from '../../../domain/contact-message.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of the list of contact messages, and of each of them. */
export const everyMessage = ['contacts'];

/** One of them with its answers, asked for anew each time. */
export const oneMessage = (id: number) =>
  queryOptions({
    queryKey: [...everyMessage, id],
    queryFn: () => request('GET /admin-contacts/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export function useMessageTrash() {
  return useTrash<ContactMessage>({
    name: 'contacts',
    queryKey: everyMessage,
    remove: (id) => request('DELETE /admin-contacts/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /admin-contacts/{id}/restore/', { parameters: { id } }),
    one: 'Message',
    nameOf: ({ name }) => name,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** What senders send that is answered by mail. */
export type AnsweredKind = 'contacts' | 'donations';

/** Whether mail can leave; asked again now and then, as a mail server may go away and come back. Milliseconds. */
export const mailServer = queryOptions({
  queryKey: ['mail server'],
  queryFn: () => request('GET /mail-server/'),
  refetchInterval: 60_000,
});

/** What else is known of whoever sent this. */
export const senderOf = (kind: AnsweredKind, id: number) =>
  queryOptions({
    // Not below the record's own key: what is on its way for that is given up when the record changes.
    queryKey: ['sender', kind, id],
    queryFn: () =>
      kind === 'contacts'
        ? request('GET /admin-contacts/{id}/sender/', { parameters: { id } })
        : request('GET /admin-donations/{id}/sender/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

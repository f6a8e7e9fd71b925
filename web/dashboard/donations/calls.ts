import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';
import { everyDonation } from './description.ts';

/** One of them with its notes and its history, asked for anew each time. */
export const oneDonation = (id: number) =>
  queryOptions({
    queryKey: [...everyDonation, id],
    queryFn: () => request('GET /admin-donations/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** The staff whom one can be given to. */
export const assignees = queryOptions({
  queryKey: [...everyDonation, 'assignees'],
  queryFn: () => request('GET /admin-donations/assignees/'),
});

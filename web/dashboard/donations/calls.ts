import { queryOptions } from '@tanstack/react-query';
import type { DonationInterest } from '../../../domain/donation-interest.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of the list of donation interests, and of each of them. */
export const everyDonation = ['donations'];

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

export function useDonationTrash() {
  return useTrash<DonationInterest>({
    name: 'donations',
    queryKey: everyDonation,
    remove: (id) => request('DELETE /admin-donations/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /admin-donations/{id}/restore/', { parameters: { id } }),
    one: 'Donation interest',
    nameOf: ({ full_name }) => full_name,
  });
}

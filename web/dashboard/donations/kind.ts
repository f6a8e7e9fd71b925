import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/donations.ts';
import {
  type DonationInterest,
  type DonationInterestDetails,
  donationInterestDetails,
  donationTransitions,
} from '../../../domain/donation-interest.ts';
import { type EnquiryKind, keyOf } from '../enquiries/kind.ts';
import { request } from '../session/request.ts';

/** Donation interests. */
export const donations: EnquiryKind<DonationInterest, DonationInterestDetails> = {
  resource: 'donations',
  one: words.donationInterestNoun,
  nameOf: ({ full_name }) => full_name,
  details: donationInterestDetails,
  labels: words.statuses,
  transitions: donationTransitions,
  read: (id) => request('GET /admin-donations/{id}/', { parameters: { id } }),
  move: (id, body) => request('PATCH /admin-donations/{id}/status/', { parameters: { id }, body }),
  remove: (id) => request('DELETE /admin-donations/{id}/', { parameters: { id } }),
  restore: (id) => request('POST /admin-donations/{id}/restore/', { parameters: { id } }),
  statusTexts: {
    updated: words.statusUpdated,
    failed: words.statusFailed,
  },
};

/** The staff whom one can be given to. */
export const assignees = queryOptions({
  queryKey: [...keyOf(donations), 'assignees'],
  queryFn: () => request('GET /admin-donations/assignees/'),
});

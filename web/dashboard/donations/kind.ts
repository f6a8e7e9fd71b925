import { queryOptions } from '@tanstack/react-query';
import * as words from '#locale/dashboard/donations.ts';
import { donations } from '../../../domain/submissions/donations.ts';
import { request } from '../session/request.ts';
import { keyOf, kindOf } from '../submissions/kind.ts';

/** Donation interests. */
export const interests = kindOf(donations, {
  one: words.donationInterestNoun,
  labels: words.statuses,
  statusTexts: { updated: words.statusUpdated, failed: words.statusFailed },
});

/** The staff whom one can be given to. */
export const assignees = queryOptions({
  queryKey: [...keyOf(interests), 'assignees'],
  queryFn: () => request('GET /admin-donations/assignees/'),
});

import {
  type DonationInterest,
  type DonationQuery,
  donationQuery,
  donationStatusLabels,
  donationTypeLabels,
} from '../../../domain/donation-interest.ts';
import { donationCalls } from '../../enquiry-calls.ts';
import { optionsOf } from '../enquiries/EnquiryTools.tsx';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of the list of donation interests, and of each of them. */
export const everyDonation = ['donations'];

export const typeOptions = optionsOf('All Types', donationTypeLabels);
export const statusOptions = optionsOf('All Status', donationStatusLabels);

const filters = donationQuery.pick({ status: true, donation_type: true, overdue: true }).catch({});
type Filters = Pick<DonationQuery, 'status' | 'donation_type' | 'overdue'>;

/** The filters in the address, unless somebody has mistyped them there. */
function filtersOf({ filter }: Pick<Wanted, 'filter'>): Filters {
  const [status, donation_type, overdue] = [filter('status'), filter('type'), filter('overdue')];
  return filters.parse({
    status: status || undefined,
    donation_type: donation_type || undefined,
    overdue: overdue || undefined,
  });
}

export const donationList: ListDescription<DonationInterest, Filters> = {
  queryKey: everyDonation,
  load: (query, wanted) => donationCalls.list(ask, { ...query, ...wanted }),
  filters: ['status', 'type', 'overdue'],
  matches(it, wanted) {
    const { status, donation_type, overdue } = filtersOf(wanted);
    return (
      contains([it.full_name, it.email, it.organization], wanted.search) &&
      (status === undefined || it.status === status) &&
      (donation_type === undefined || it.donation_type === donation_type) &&
      (!overdue || it.is_overdue)
    );
  },
  parameters: filtersOf,
  ordering: { full_name: 'full_name', donation_type: 'donation_type', status: 'status', created_at: 'created_at' },
};

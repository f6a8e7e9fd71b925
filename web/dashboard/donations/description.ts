import {
  type DonationInterest,
  type DonationQuery,
  donationQuery,
  donationStatusLabels,
  donationTypeLabels,
} from '../../../domain/donation-interest.ts';
import { optionsOf } from '../enquiries/EnquiryTools.tsx';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';

/** Begins the key of the list of donation interests, and of each of them. */
export const everyDonation = ['donations'];

export const typeOptions = optionsOf('All Types', donationTypeLabels);
export const statusOptions = optionsOf('All Status', donationStatusLabels);

const { status, donation_type, overdue } = donationQuery.shape;
type Filters = Pick<DonationQuery, 'status' | 'donation_type' | 'overdue'>;

/** The filters in the address; one that somebody has mistyped there stands for none. */
const filtersOf = ({ filter }: Pick<Wanted, 'filter'>): Filters => ({
  status: status.safeParse(filter('status')).data,
  donation_type: donation_type.safeParse(filter('type')).data,
  overdue: overdue.safeParse(filter('overdue')).data,
});

export const donationList: ListDescription<DonationInterest, Filters> = {
  queryKey: everyDonation,
  load: (query, wanted) => request('GET /admin-donations/', { query: { ...query, ...wanted } }),
  filters: ['status', 'type', 'overdue'],
  matches(it, wanted) {
    const filters = filtersOf(wanted);
    return (
      contains([it.full_name, it.email, it.organization], wanted.search) &&
      (filters.status === undefined || it.status === filters.status) &&
      (filters.donation_type === undefined || it.donation_type === filters.donation_type) &&
      (!filters.overdue || it.is_overdue)
    );
  },
  parameters: filtersOf,
  ordering: { full_name: 'full_name', donation_type: 'donation_type', status: 'status', created_at: 'created_at' },
};

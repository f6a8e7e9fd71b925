import { advertisementStatuses } from '../../../domain/advertisement.ts';
import type { ListAddress } from '../list/list-address.ts';

export const statusOptions = [
  { value: '', label: 'All' },
  ...advertisementStatuses.map((status) => ({ value: status, label: status })),
] as const;

export const filterNames = ['status', 'start', 'end'] as const;

/** As the tools above the list show them. */
export const filtersOf = (address: ListAddress) => ({
  search: address.search,
  status: address.filter('status'),
  start: address.filter('start'),
  end: address.filter('end'),
});

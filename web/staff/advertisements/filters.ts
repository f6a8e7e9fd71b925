import { type Advertisement, advertisementStatus, advertisementStatuses } from '../../../domain/advertisement.ts';
import { contains, type ListAddress } from '../list/list-address.ts';
import { TIME_ZONE } from '../time/kigali.ts';

export const statusOptions = [
  { value: '', label: 'All' },
  ...advertisementStatuses.map((status) => ({ value: status, label: status })),
] as const;

export const filterNames = ['status', 'start', 'end'] as const;

export type AdvertisementFilters = Record<'search' | (typeof filterNames)[number], string>;

export const filtersOf = (address: ListAddress): AdvertisementFilters => ({
  search: address.search,
  status: address.filter('status'),
  start: address.filter('start'),
  end: address.filter('end'),
});

/** Whether the search and the filters let it through at this moment; `start` and `end` enclose the days it runs. */
export function matchesAdvertisement(it: Advertisement, filters: AdvertisementFilters, now: Date): boolean {
  const { search, status, start, end } = filters;
  return (
    contains([it.title, it.description], search) &&
    (status === '' || advertisementStatus(it, now, TIME_ZONE) === status) &&
    (start === '' || it.start_date >= start) &&
    (end === '' || it.end_date <= end)
  );
}

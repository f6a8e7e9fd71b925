import {
  type Advertisement,
  type AdvertisementQuery,
  advertisementQuery,
  advertisementStatus,
} from '../../../domain/advertisement.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { siteTimeZone } from '../time/site-time.ts';
import { everyAdvertisement } from './calls.ts';
import { filterNames } from './filters.ts';

type AdvertisementFilters = Pick<AdvertisementQuery, 'status' | 'start' | 'end'>;

const filters = advertisementQuery.pick({ status: true, start: true, end: true }).catch({});

/** The filters in the address, unless somebody has mistyped them there; `start` and `end` enclose the days it runs. */
function filtersOf({ filter }: Pick<Wanted, 'filter'>): AdvertisementFilters {
  return filters.parse({
    status: filter('status') || undefined,
    start: filter('start') || undefined,
    end: filter('end') || undefined,
  });
}

/** Every advertisement that is not in the trash. */
export const advertisementList: ListDescription<Advertisement, AdvertisementFilters> = {
  queryKey: everyAdvertisement,
  load: (query, wanted) => request('GET /ads/', { query: { ...query, ...wanted } }),
  filters: filterNames,
  matches(it, wanted) {
    const { status, start, end } = filtersOf(wanted);
    return (
      contains([it.title, it.description], wanted.search) &&
      (status === undefined || advertisementStatus(it, new Date(), siteTimeZone()) === status) &&
      (start === undefined || it.start_date >= start) &&
      (end === undefined || it.end_date <= end)
    );
  },
  parameters: filtersOf,
  ordering: { title: 'title', start_date: 'start_date', views: 'views', created_at: 'created_at' },
};

import { type PlainPageQuery, plainPageStatuses, type StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { everyPlainPage } from './calls.ts';

/** A value that the filter does not have stands for none. */
const filtersOf = ({ filter }: Wanted): Pick<PlainPageQuery, 'status'> => ({
  status: plainPageStatuses.find((status) => status === filter('status')),
});

/** Every page that is not in the trash. */
export const plainPageList: ListDescription<StaffListedPlainPage, Pick<PlainPageQuery, 'status'>> = {
  queryKey: [...everyPlainPage, 'list'],
  load: (query, filters) => request('GET /pages/', { query: { ...query, ...filters } }),
  filters: ['status'],
  matches(page, wanted) {
    const { status } = filtersOf(wanted);
    return contains([page.title, page.address], wanted.search) && (status === undefined || page.status === status);
  },
  parameters: filtersOf,
  ordering: { title: 'title', status: 'status', published_date: 'published_date', updated_at: 'updated_at' },
};

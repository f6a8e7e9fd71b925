import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { ListQuery, Page } from '../../../domain/listing.ts';
import type { ListAddress } from './list-address.ts';
import { filtersSet, withoutFilters } from './list-filters.ts';
import type { ListState } from './list-state.ts';
import type { Listed } from './table-features.ts';

interface ServerListOptions<Row extends Listed> {
  /** Begins with what is invalidated when one of the records changes. */
  queryKey: QueryKey;
  /** Asks for one page. */
  load(query: ListQuery): Promise<Pick<Page<Row>, 'count' | 'results'>>;
  address: ListAddress;
  pageSize: number;
  /** The columns that the server sorts by. */
  sortable: readonly string[];
  /** The names of the filters in the address, and what they are in the call. */
  filters?: Record<string, unknown>;
  inTrash?: boolean;
}

/** One page of a list, as the server searches, filters, sorts and counts it. It stays while the next one comes. */
export function useServerList<Row extends Listed>(options: ServerListOptions<Row>): ListState<Row> {
  const { queryKey, load, address, pageSize, sortable, filters = {}, inTrash = false } = options;
  const { search, sort, page } = address;
  const names = Object.keys(filters);
  const place = inTrash ? { trash: true } : {};
  const ordering = sortable.includes(sort.column) ? { ordering: `${sort.descending ? '-' : ''}${sort.column}` } : {};
  const asked = { ...place, ...filters, ...ordering, ...(search !== '' && { search }) };

  const part = useQuery({
    queryKey: [...queryKey, 'page', page, pageSize, asked],
    async queryFn() {
      const found = await load({ ...asked, page, page_size: pageSize });
      const last = Math.max(1, Math.ceil(found.count / pageSize));
      // The list may have become shorter than the address remembers.
      return page > last ? load({ ...asked, page: last, page_size: pageSize }) : found;
    },
    placeholderData: keepPreviousData,
  });
  const isNarrowed = search !== '' || filtersSet({ address, names }).length > 0;
  const whole = useQuery({
    queryKey: [...queryKey, 'count', place],
    queryFn: async () => (await load({ ...place, page: 1, page_size: 1 })).count,
    enabled: isNarrowed,
  });

  return {
    rows: part.data?.results,
    found: part.data?.count ?? 0,
    count: isNarrowed ? whole.data : part.data?.count,
    error: part.error ?? whole.error,
    tryAgain: () => void (part.error ? part : whole).refetch(),
    clearFilters: () => address.narrow(withoutFilters(names)),
    sortable: new Set(sortable),
  };
}

import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListAddress } from './list-address.ts';
import type { ListDescription } from './list-description.ts';
import { withoutFilters } from './list-filters.ts';
import { loadPart, loadWhole, orderingOf, type Whole } from './list-parts.ts';
import type { Listed } from './table-features.ts';

/** A list as it is now, whoever searches, filters and orders it. */
export interface ListState<Row extends Listed> {
  /** The rows that match: all of them, or the page that the server found. Undefined while loading. */
  rows: Row[] | undefined;
  /** How many the search and the filters leave. */
  found: number;
  /** How many there are in all; undefined on its way. */
  count: number | undefined;
  error: Error | null;
  tryAgain(): void;
  clearFilters(): void;
  /** The columns the server can sort by, where it is the server that makes the pages. */
  sortable?: ReadonlySet<string>;
}

/** The list that is described, as its address asks for it. */
export function useList<Row extends Listed, Filters>(
  description: ListDescription<Row, Filters>,
  address: ListAddress,
  pageSize: number,
): ListState<Row> {
  const { load, matches, ordering } = description;
  const queries = useQueryClient();
  const wholeKey = [...description.queryKey, 'whole'];
  const whole = useQuery({
    queryKey: wholeKey,
    queryFn: () => loadWhole(load, queries.getQueryData<Whole<Row>>(wholeKey)),
  });
  const all = whole.data?.rows;
  const tooLong = whole.data !== undefined && all === undefined;

  const parameters = description.parameters(address);
  const asked = { search: address.search || undefined, ordering: orderingOf(address.sort, ordering) };
  const part = useQuery({
    queryKey: [...description.queryKey, 'page', address.page, pageSize, asked, parameters],
    queryFn: () => loadPart((query) => load({ ...query, ...asked }, parameters), address.page, pageSize),
    enabled: tooLong,
    placeholderData: keepPreviousData,
  });

  const matching = useMemo(() => all?.filter((row) => matches(row, address)), [all, matches, address]);
  const rest = {
    count: whole.data?.count,
    error: whole.error ?? part.error,
    tryAgain: () => void (whole.error ? whole : part).refetch(),
    clearFilters: () => address.narrow(withoutFilters(description.filters)),
  };
  if (!tooLong) return { ...rest, rows: matching, found: matching?.length ?? 0 };
  const sortable = new Set(Object.keys(ordering));
  return { ...rest, rows: part.data?.results, found: part.data?.count ?? 0, sortable };
}

interface LoadedListOptions<Row extends Listed> {
  query: UseQueryResult<Row[]>;
  /** Whether the search and the filters let it through, where there are any; keep it stable between renderings. */
  matches?: ((row: Row) => boolean) | undefined;
  onClearFilters?: (() => void) | undefined;
}

/** A list that is always loaded whole, because it stays short. */
export function useLoadedList<Row extends Listed>(options: LoadedListOptions<Row>): ListState<Row> {
  const { query, matches, onClearFilters } = options;
  const { data, error, refetch } = query;
  const rows = useMemo(() => (matches ? data?.filter(matches) : data), [data, matches]);
  return {
    rows,
    found: rows?.length ?? 0,
    count: data?.length,
    error,
    tryAgain: () => void refetch(),
    clearFilters: () => onClearFilters?.(),
  };
}

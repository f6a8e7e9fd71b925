import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import * as words from '#locale/dashboard/list.ts';
import { MAX_PAGE_SIZE, type OrderBy, type Page } from '../../../domain/listing.ts';
import { toPage } from '../../list-reply.ts';
import type { Column } from './ListTable.tsx';
import { type ListAddress, PAGE_SIZE, useListAddress } from './list-address.ts';
import type { ListRow } from './list-row.ts';

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list. Its name in the address is also that in the call's query. */
export type ListFilter<Query = Record<string, unknown>> = { name: keyof Query & string; label: string } & (
  | {
      kind: 'choice';
      /** The word for no filter. */
      all: string;
      options: readonly FilterOption[];
    }
  | {
      kind: 'checkbox';
      /** The value when it is ticked. */
      value: string;
    }
  | { kind: 'day' }
);

/** The options of a filter or a field: each value by its label. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): FilterOption[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** The filter of records that are in use or not. */
export const activeFilter: ListFilter<{ is_active?: unknown }> = {
  kind: 'choice',
  name: 'is_active',
  label: words.status,
  all: words.allStatus,
  options: optionsOf({ true: words.active, false: words.inactive }),
};

interface ListOptions<Row extends ListRow, Query, Order extends string> {
  /** Begins with the key that is invalidated when one of the records changes. */
  queryKey: QueryKey;
  /** The schema of the call's query. */
  query: z.ZodType<Query>;
  /** Makes the call; a page is always asked for. */
  load(query: NoInfer<Query>): Promise<Row[] | Page<Row>>;
  columns: readonly Column<Row, Order>[];
  /** The initial order, as the call's `ordering`, of a list that can be sorted. */
  order?: OrderBy<NoInfer<Order>>;
  filters?: readonly ListFilter<NoInfer<Query>>[];
  /** What is chosen by links above the list: it stays when the search and the filters are cleared. */
  view?: keyof NoInfer<Query> & string;
  /** The numbers of rows per page: the default first, then the others that staff can choose. */
  pageSizes: readonly number[];
  /** Interval for reading these rows again (ms). */
  refetchInterval?: (rows: readonly Row[]) => number | false;
  /** For how long they are taken as they are. Milliseconds. */
  staleTime?: number;
}

/** The present state of a list: one page of the server's matches. */
export interface ListState<Row extends ListRow, Query = unknown> {
  /** Says which list it is, in every language alike. */
  name: string;
  /** Begins the key of everything that is read of its records. */
  queryKey: QueryKey;
  /** The search, the filters and the order as the call takes them, without a page. */
  wanted: Query;
  address: ListAddress;
  columns: readonly Column<Row, string>[];
  filters: readonly ListFilter[];
  /** Of the search and the filters, those that are set. */
  narrowedBy: readonly string[];
  pageSize: number;
  pageSizes: readonly number[];
  /** The rows of the page. Undefined while loading. */
  rows: Row[] | undefined;
  /** The number in the list of the first of these rows, which stay while another page comes. From 1. */
  first: number;
  /** The number of records that match the search and the filters. */
  found: number;
  /** The number of all records; undefined while loading. */
  count: number | undefined;
  /** These rows stay until those that are asked for are there. */
  isWaiting: boolean;
  error: Error | null;
  tryAgain(): void;
  clearFilters(): void;
}

/** The query for the server: invalid values in the address are ignored. */
export function validQuery<Query>(schema: z.ZodType<Query>, wanted: Record<string, unknown>): Query {
  const valid = Object.entries(wanted).filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  return schema.parse(Object.fromEntries(valid));
}

/** The page size the address asks for, if it is one of the list's own. */
const pageSizeIn = (address: ListAddress, [usual = MAX_PAGE_SIZE, ...others]: readonly number[]) =>
  others.find((size) => String(size) === address.filter(PAGE_SIZE)) ?? usual;

/** One page of a list, as the server searches, filters, sorts and counts it. It stays while the next one comes. */
export function useList<Row extends ListRow, Query, Order extends string>(
  options: ListOptions<Row, Query, Order>,
): ListState<Row, Query> {
  const {
    queryKey,
    query,
    load,
    columns,
    order = '',
    filters = [],
    view,
    pageSizes,
    refetchInterval,
    staleTime,
  } = options;
  const address = useListAddress(order);
  const { sort, page, inTrash } = address;
  const pageSize = pageSizeIn(address, pageSizes);
  const loadPage = async (wanted: Record<string, unknown>) => toPage(await load(validQuery(query, wanted)));

  const viewed = view === undefined ? '' : address.filter(view);
  const place = { ...(inTrash && { trash: 'true' }), ...(view !== undefined && viewed !== '' && { [view]: viewed }) };
  const ordering = `${sort.descending ? '-' : ''}${sort.column}`;
  const isSortable = ordering !== order && columns.some((column) => column.sort === sort.column);
  const names = ['search', ...filters.map(({ name }) => name)];
  const narrowedBy = names.filter((name) => address.filter(name) !== '');
  const asked = {
    ...place,
    ...(isSortable && { ordering }),
    ...Object.fromEntries(narrowedBy.map((name) => [name, address.filter(name)])),
  };

  const placeKey = [...queryKey, inTrash ? 'trash' : 'page'];
  const countKey = [...placeKey, 'count', viewed];
  const isNarrowed = narrowedBy.length > 0;
  const counting = {
    queryKey: countKey,
    queryFn: async () => (await loadPage({ ...place, page: 1, page_size: 1 })).count,
  };
  const part = useQuery({
    queryKey: [...placeKey, page, pageSize, asked],
    async queryFn({ client }) {
      // Both come into view together, so that no more are ever found than there are.
      const [reply, whole] = await Promise.all([
        loadPage({ ...asked, page, page_size: pageSize }),
        isNarrowed ? client.fetchQuery(counting) : undefined,
      ]);
      const last = Math.max(1, Math.ceil(reply.count / pageSize));
      // The list may have become shorter than the address remembers.
      const found = page > last ? await loadPage({ ...asked, page: last, page_size: pageSize }) : reply;
      if (!isNarrowed) client.setQueryData(countKey, found.count);
      return { ...found, whole: Math.max(whole ?? 0, found.count), first: (Math.min(page, last) - 1) * pageSize + 1 };
    },
    // The trash never shows rows of the list, nor the list those of its trash.
    placeholderData: (before, query) =>
      query?.queryKey[queryKey.length] === placeKey.at(-1) ? keepPreviousData(before) : undefined,
    refetchInterval: ({ state }) => refetchInterval?.(state.data?.results ?? []) ?? false,
    ...(staleTime !== undefined && { staleTime }),
  });

  return {
    name: queryKey.filter((part) => typeof part === 'string').join(' '),
    queryKey,
    wanted: validQuery(query, asked),
    address,
    columns,
    filters,
    narrowedBy,
    pageSize,
    pageSizes,
    rows: part.data?.results,
    first: part.data?.first ?? 0,
    found: part.data?.count ?? 0,
    count: part.data?.whole,
    isWaiting: part.isPlaceholderData,
    error: part.error,
    tryAgain: () => void part.refetch(),
    clearFilters: () => address.narrow(Object.fromEntries(names.map((name) => [name, '']))),
  };
}

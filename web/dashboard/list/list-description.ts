import type { QueryKey } from '@tanstack/react-query';
import type { ListQuery, Page } from '../../../domain/listing.ts';
import type { ListAddress } from './list-address.ts';
import type { Listed } from './table-features.ts';

/** The search and the filters of a list. */
export type Wanted = Pick<ListAddress, 'search' | 'filter'>;

/**
 * The description of a list, once: how it is loaded, and what its search, filters and order mean in the browser and on the
 * server. As long as it is short enough the list is loaded whole and the browser searches, filters and
 * orders; past that the server does, by the parameters that mean the same.
 */
export interface ListDescription<Row extends Listed, Filters> {
  /** Begins with what is invalidated when one of its records changes. */
  queryKey: QueryKey;
  /** Without page and page size the whole list, as far as the server sends it in one piece. */
  load(query: ListQuery, filters?: Filters): Promise<Row[] | Page<Row>>;
  /** The names of the filters in the address. */
  filters: readonly string[];
  /** Whether the search and the filters let it through. */
  matches(row: Row, wanted: Wanted): boolean;
  /** The same filters as parameters of the call. The search is the call's `search`. */
  parameters(wanted: Wanted): Filters;
  /** The call's `ordering` for a column sorted upwards; a column that is missing here cannot be sorted by the server. */
  ordering: Partial<Record<string, string>>;
}

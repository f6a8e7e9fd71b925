import type { UseQueryResult } from '@tanstack/react-query';
import { useLoadedList } from './list-state.ts';
import { ShownList, type ShownListProps } from './ShownList.tsx';
import type { Listed } from './table-features.ts';

interface ResourceListProps<Row extends Listed> extends Omit<ShownListProps<Row>, 'list'> {
  query: UseQueryResult<Row[]>;
  /** Whether the search and the filters let it through, where there are any; keep it stable between renderings. */
  matches?: (row: Row) => boolean;
  onClearFilters?: () => void;
}

/** A list that is always loaded whole. */
export function ResourceList<Row extends Listed>(props: ResourceListProps<Row>) {
  const { query, matches, onClearFilters, ...shown } = props;
  return <ShownList {...shown} list={useLoadedList({ query, matches, onClearFilters })} />;
}

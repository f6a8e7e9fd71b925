import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Whole } from '../list/list-parts.ts';
import type { Listed } from '../list/table-features.ts';

/**
 * Shows an enquiry everywhere as it is after a change, without loading a whole list again; only the pages that the
 * server has made are asked for anew. `queryKey` begins the keys of its list, its pages and its details.
 */
export function useShowChanged<Row extends Listed>(queryKey: QueryKey) {
  const queries = useQueryClient();
  return async (changed: Row) => {
    queries.setQueryData([...queryKey, changed.id], changed);
    queries.setQueryData<Whole<Row>>([...queryKey, 'whole'], (whole) =>
      whole?.rows ? { ...whole, rows: whole.rows.map((row) => (row.id === changed.id ? changed : row)) } : whole,
    );
    await queries.invalidateQueries({ queryKey: [...queryKey, 'page'] });
  };
}

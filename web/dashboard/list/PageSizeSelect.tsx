import * as words from '#locale/dashboard/list.ts';
import { controlShape } from '../form/Field.tsx';
import { PAGE_SIZE } from './list-address.ts';
import type { ListRow } from './list-row.ts';
import type { ListState } from './use-list.ts';

/** Chooses the number of rows per page. */
export function PageSizeSelect<Row extends ListRow>({ list }: { list: ListState<Row> }) {
  const { address, pageSize, pageSizes } = list;
  if (pageSizes.length === 1) return null;
  const choose = (size: string) => address.narrow({ [PAGE_SIZE]: size === String(pageSizes[0]) ? '' : size });
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true">{words.rows}</span>
      <select
        aria-label={words.rowsPerPage}
        title={words.rowsPerPage}
        value={pageSize}
        onChange={(event) => choose(event.target.value)}
        className={controlShape}
      >
        {pageSizes
          .toSorted((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </select>
    </div>
  );
}

import { ArrowDownUp } from 'lucide-react';
import * as words from '#locale/dashboard/list.ts';
import { controlShape } from '../form/Field.tsx';
import type { ListRow } from './list-row.ts';
import type { ListState } from './use-list.ts';

/** The order of a list whose rows are cards, where there are no headings of columns to press. */
export function SortChoice<Row extends ListRow>({ list: { address, columns, rows } }: { list: ListState<Row> }) {
  const { column, descending } = address.sort;
  const options = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : [
          { order: sort, label: words.ascending(header) },
          { order: `-${sort}`, label: words.descending(header) },
        ],
  );
  if (options.length === 0 || rows === undefined || rows.length < 2) return null;
  return (
    <label className="list-sort min-w-0 grow basis-48 items-center gap-2.5 sm:grow-0 sm:basis-auto">
      <ArrowDownUp aria-hidden="true" className="size-5 shrink-0 sm:hidden" />
      <span className="max-sm:sr-only">{words.sortBy}</span>
      <select
        aria-label={words.sortBy}
        value={`${descending ? '-' : ''}${column}`}
        onChange={(event) => address.sortIn(event.target.value)}
        className={`${controlShape} min-w-0 max-sm:grow`}
      >
        {options.map(({ order, label }) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

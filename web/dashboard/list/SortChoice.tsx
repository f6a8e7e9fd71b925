import * as words from '#locale/dashboard/list.ts';
import { controlShape } from '../form/Field.tsx';
import type { Listed } from './listed.ts';
import type { ListState } from './use-list.ts';

/** The order of a list whose rows are cards, where there are no headings of columns to press. */
export function SortChoice<Row extends Listed>({ list: { address, columns } }: { list: ListState<Row> }) {
  const { column, descending } = address.sort;
  const options = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : [
          { order: sort, label: words.ascending(header) },
          { order: `-${sort}`, label: words.descending(header) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <label className="flex items-center gap-2.5 @min-[54rem]/list:hidden">
      {words.sortBy}
      <select
        aria-label={words.sortBy}
        value={`${descending ? '-' : ''}${column}`}
        onChange={(event) => address.sortIn(event.target.value)}
        className={`${controlShape} min-w-0`}
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

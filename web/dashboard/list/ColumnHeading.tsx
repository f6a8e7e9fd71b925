import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort } from './list-address.ts';

interface ColumnHeadingProps {
  column: string;
  sortable: boolean;
  sort: Sort;
  onSort(column: string): void;
  children: ReactNode;
}

/** The head of a column; pressed, it sorts by the column, pressed again the other way round. */
export function ColumnHeading({ column, sortable, sort, onSort, children }: ColumnHeadingProps) {
  if (!sortable) return <th scope="col">{children}</th>;
  const sorted = sort.column === column;
  const direction = sort.descending ? 'descending' : 'ascending';
  const SortedIcon = sort.descending ? ArrowDown : ArrowUp;
  const Icon = sorted ? SortedIcon : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined}>
      <button type="button" className="flex min-h-11 items-center gap-1.5 font-semibold" onClick={() => onSort(column)}>
        {children}
        <Icon aria-hidden="true" className={`size-4 ${sorted ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
}

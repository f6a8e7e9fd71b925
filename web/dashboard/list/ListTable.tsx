import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Sort } from './list-address.ts';

/** A row of any list: one record of the API. */
export interface Listed {
  id: number;
}

/** A column of a list. The first names the record. */
export interface Column<Row extends Listed> {
  header: string;
  /** The call's `ordering` by this column; without it the list cannot be sorted by it. */
  sort?: string | undefined;
  cell(row: Row): ReactNode;
}

interface ColumnHeadingProps {
  column: Pick<Column<Listed>, 'header' | 'sort'>;
  sort: Sort;
  onSort(column: string): void;
}

/** The head of a column; pressed, it sorts by the column, pressed again the other way round. */
function ColumnHeading({ column: { header, sort: column }, sort, onSort }: ColumnHeadingProps) {
  if (column === undefined) return <th scope="col">{header}</th>;
  const sorted = sort.column === column;
  const direction = sort.descending ? 'descending' : 'ascending';
  const SortedIcon = sort.descending ? ArrowDown : ArrowUp;
  const Icon = sorted ? SortedIcon : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined}>
      <button type="button" className="flex min-h-11 items-center gap-1.5 font-semibold" onClick={() => onSort(column)}>
        {header}
        <Icon aria-hidden="true" className={`size-4 ${sorted ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
}

/** Keys that go on (1) or back (-1). */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The links and buttons of a row, without those of an open menu in it. */
function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('a[href], button:not(:disabled)')].filter((it) => it.closest('[role=menu]') === null);
}

/**
 * Moves the focus from row to row with the arrow keys, or with J and K: to the same action of the next row that has any,
 * or its last one. Tab goes through all of them as everywhere.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget } = event;
  const step = steps[key];
  const row = target instanceof Element ? target.closest('tr') : null;
  if (step === undefined || !(target instanceof Element) || row === null || event.ctrlKey || event.metaKey) return;
  // The arrows open a menu.
  if (target.hasAttribute('aria-haspopup') && key.startsWith('Arrow')) return;
  const place = controlsOf(row).indexOf(target);
  if (place === -1) return;
  const rows = [...currentTarget.rows];
  const index = rows.indexOf(row);
  const ahead = step > 0 ? rows.slice(index + 1) : rows.slice(0, index).reverse();
  const controls = ahead.map(controlsOf).find((found) => found.length > 0);
  const next = controls?.[place] ?? controls?.at(-1);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface ListTableProps<Row extends Listed> {
  /** The table's name for screen readers. */
  label: string;
  /** The rows of the page. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort(column: string): void;
  /** The number of the first row, where a first column counts them. */
  numberedFrom?: number | undefined;
  /** The actions on a row; without them there is no such column. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** One page of a list as a table; on a small screen each row becomes a card of labelled lines. */
export function ListTable<Row extends Listed>(props: ListTableProps<Row>) {
  const { label, rows, columns, sort, onSort, numberedFrom, actions } = props;
  return (
    <table className="list-table" aria-label={label}>
      <thead>
        <tr>
          {numberedFrom === undefined ? null : <th scope="col">#</th>}
          {columns.map((column) => (
            <ColumnHeading key={column.header} column={column} sort={sort} onSort={onSort} />
          ))}
          {actions === undefined ? null : <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row, index) => (
          <tr key={row.id}>
            {numberedFrom === undefined ? null : <td className="list-number">{numberedFrom + index}</td>}
            {columns.map(({ header, cell }) => (
              <td key={header} data-label={header}>
                {cell(row)}
              </td>
            ))}
            {actions === undefined ? null : <td className="list-actions">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

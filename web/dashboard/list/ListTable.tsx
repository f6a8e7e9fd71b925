import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as words from '#locale/dashboard/list.ts';
import type { Sort } from './list-address.ts';
import type { ListRow } from './list-row.ts';
import { type Opening, RowOpening } from './RowTitle.tsx';
import { SelectAll, type Selection } from './selection.tsx';

/** A column of a list, whose call can be ordered by `Order`. The first names the record. */
export interface Column<Row extends ListRow, Order extends string = never> {
  /** Says which column it is, in every language alike: what a device remembers of it is kept under it. */
  name: string;
  header: string;
  /** The call's `ordering` by this column; without it the list cannot be sorted by it. */
  sort?: Order | undefined;
  cell(row: Row): ReactNode;
}

interface ColumnHeadingProps {
  column: Pick<Column<ListRow, string>, 'header' | 'sort'>;
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
      <button
        type="button"
        className="flex min-h-11 items-center gap-1 text-left font-semibold"
        onClick={() => onSort(column)}
      >
        {header}
        <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${sorted ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
}

interface RowCheckboxProps<Row extends ListRow> {
  row: Row;
  selection: Selection<Row>;
}

/** Takes the row among those that are acted on together. */
function RowCheckbox<Row extends ListRow>({ row, selection }: RowCheckboxProps<Row>) {
  if (!selection.isOffered(row)) return null;
  return (
    <label className="list-choice">
      <input
        type="checkbox"
        className="size-5"
        checked={selection.chosen.includes(row)}
        onChange={(event) => selection.choose([row], event.target.checked)}
      />
      <span className="sr-only">{words.select(selection.nameOf(row))}</span>
    </label>
  );
}

/** Keys that go on (1) or back (-1). */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The links and buttons of a row, without those of an open menu in it. */
function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('input, a[href], button:not(:disabled)')].filter(
    (it) => it.closest('[role=menu]') === null,
  );
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

/** J and K, pressed outside the rows and outside text fields, move to the first row and to the last. */
function useWayIntoRows() {
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if ((key !== 'j' && key !== 'k') || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      const isElsewhere =
        target.isContentEditable || target.closest('input, select, textarea, [role=dialog], [role=menu]');
      if (isElsewhere || rows.current?.contains(target) || document.querySelector('[role=dialog]')) return;
      const all = [...(rows.current?.rows ?? [])];
      const row = key === 'j' ? all[0] : all.at(-1);
      row?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);
  return rows;
}

interface ListTableProps<Row extends ListRow> {
  /** The table's name for screen readers. */
  label: string;
  /** The rows of the page. */
  rows: readonly Row[];
  columns: readonly Column<Row, string>[];
  sort: Sort;
  onSort(column: string): void;
  /** The number of the first row, where a first column counts them. */
  numberedFrom?: number | undefined;
  /** The actions on a row; without them there is no such column. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The target of a record's name. */
  opening?: ((row: Row) => Opening) | undefined;
  /** The rows that are chosen; without it none can be. */
  selection?: Selection<Row> | undefined;
}

/** One page of a list as a table; on a small screen each row becomes a card of labelled lines. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { label, rows, columns, sort, onSort, numberedFrom, actions, opening, selection } = props;
  const body = useWayIntoRows();
  return (
    <div className="list-scroll">
      <table className="list-table" aria-label={label}>
        <thead>
          <tr>
            {selection === undefined ? null : (
              <th scope="col" className="list-choice-cell">
                <SelectAll selection={selection} />
              </th>
            )}
            {numberedFrom === undefined ? null : <th scope="col">#</th>}
            {columns.map((column) => (
              <ColumnHeading key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions === undefined ? null : (
              <th scope="col" className="list-actions">
                {words.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={moveBetweenRows}>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {selection === undefined ? null : (
                <td className="list-choice-cell">
                  <RowCheckbox row={row} selection={selection} />
                </td>
              )}
              {numberedFrom === undefined ? null : <td className="list-number">{numberedFrom + index}</td>}
              {columns.map(({ name, header, cell }, place) => (
                <td key={name} data-label={header} className={place === 0 ? 'list-name' : undefined}>
                  {place === 0 ? <RowOpening value={opening?.(row)}>{cell(row)}</RowOpening> : cell(row)}
                </td>
              ))}
              {actions === undefined ? null : <td className="list-actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

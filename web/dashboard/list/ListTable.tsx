import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { useFittingColumns } from './fitting-columns.ts';
import type { Sort } from './list-address.ts';
import type { ListRow } from './list-row.ts';
import { type Opening, RowOpening } from './RowTitle.tsx';
import { useRows } from './row-keys.ts';
import { SelectAll, type Selection } from './selection.tsx';

/** A column of a list, whose call can be ordered by `Order`. The first names the record. */
export interface Column<Row extends ListRow, Order extends string = never> {
  /** Says which column it is, in every language alike: what a device remembers of it is kept under it. */
  name: string;
  header: string;
  /** The call's `ordering` by this column; without it the list cannot be sorted by it. */
  sort?: Order | undefined;
  /** Where there is no room for every column, `state` is never left out, and `detail` is left out first. */
  worth?: 'state' | 'detail';
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
      <button type="button" className="flex items-center gap-1 text-left font-semibold" onClick={() => onSort(column)}>
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
        onChange={({ nativeEvent }) =>
          selection.chooseFrom(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="sr-only">{words.select(selection.nameOf(row))}</span>
    </label>
  );
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
  /** The row whose details are open. */
  opened?: number | undefined;
}

/** One page of a list as a table; on a small screen each row becomes a card of labelled lines. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { label, rows, columns, sort, onSort, numberedFrom, actions, opening, selection, opened } = props;
  const use = useRows({ choose: (id, isRange) => selection?.chooseFrom(id, isRange) });
  const { place, isLeftOut } = useFittingColumns(columns, rows);
  const shown = columns.filter((column) => !isLeftOut(column.name));
  return (
    <div ref={place} className="list-scroll">
      <table className="list-table" aria-label={label}>
        <thead>
          <tr>
            {selection === undefined ? null : (
              <th scope="col" className="list-choice-cell">
                <SelectAll selection={selection} />
              </th>
            )}
            {numberedFrom === undefined ? null : <th scope="col">#</th>}
            {shown.map((column) => (
              <ColumnHeading key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions === undefined ? null : (
              <th scope="col" className="list-actions">
                {words.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...use}>
          {rows.map((row, index) => (
            <tr key={row.id} data-row={row.id} aria-current={row.id === opened ? 'true' : undefined}>
              {selection === undefined ? null : (
                <td className="list-choice-cell">
                  <RowCheckbox row={row} selection={selection} />
                </td>
              )}
              {numberedFrom === undefined ? null : <td className="list-number">{numberedFrom + index}</td>}
              {shown.map(({ name, header, cell }) => (
                <td key={name} data-label={header} className={name === columns[0]?.name ? 'list-name' : undefined}>
                  {name === columns[0]?.name ? <RowOpening value={opening?.(row)}>{cell(row)}</RowOpening> : cell(row)}
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

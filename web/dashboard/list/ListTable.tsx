import { useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ColumnHeading } from './ColumnHeading.tsx';
import type { ListAddress } from './list-address.ts';
import { moveBetweenRows } from './row-keys.ts';
import { type Columns, dashboardTable, type Listed } from './table-features.ts';

export interface ListTableProps<Row extends Listed> {
  /** The table's name for screen readers. */
  label: string;
  /** All that the search and the filters leave; or only this page, where the server sorts. */
  rows: Row[];
  columns: Columns<Row>;
  address: ListAddress;
  /** From 1, within the list. */
  page: number;
  pageSize: number;
  /** The actions on a row; without them there is no such column. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Counts the rows in a first column. */
  numbered?: boolean | undefined;
  /** The columns that the server can sort by, where it is the server that sorts and makes the pages. */
  sortable?: ReadonlySet<string> | undefined;
  /** The headings of the columns that are not shown. */
  hidden?: readonly string[];
}

/** One page of a list as a table; on a small screen each row becomes a card of labelled lines. */
export function ListTable<Row extends Listed>(props: ListTableProps<Row>) {
  const { label, rows, columns, address, page, pageSize, actions, numbered = false, sortable, hidden = [] } = props;
  const fromServer = sortable !== undefined;
  const before = (page - 1) * pageSize;
  const table = useTable({
    features: dashboardTable,
    data: rows,
    columns,
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
    manualSorting: fromServer,
    manualPagination: fromServer,
    state: {
      sorting: [{ id: address.sort.column, desc: address.sort.descending }],
      pagination: { pageIndex: page - 1, pageSize },
    },
  });
  const isShown = ({ columnDef }: { columnDef: { header?: unknown } }) =>
    !hidden.some((heading) => heading === columnDef.header);
  const headings = table
    .getHeaderGroups()
    .flatMap(({ headers }) => headers)
    .filter(({ column }) => isShown(column));

  return (
    <table className="list-table" aria-label={label}>
      <thead>
        <tr>
          {numbered ? <th scope="col">#</th> : null}
          {headings.map((heading) => (
            <ColumnHeading
              key={heading.id}
              column={heading.column.id}
              sortable={heading.column.getCanSort() && (sortable?.has(heading.column.id) ?? true)}
              sort={address.sort}
              onSort={address.sortBy}
            >
              <table.FlexRender header={heading} />
            </ColumnHeading>
          ))}
          {actions === undefined ? null : <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {table.getRowModel().rows.map((row, index) => (
          <tr key={row.id}>
            {numbered ? <td className="list-number">{before + index + 1}</td> : null}
            {row
              .getAllCells()
              .filter(({ column }) => isShown(column))
              .map((cell) => (
                <td key={cell.id} data-label={cell.column.columnDef.header}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            {actions === undefined ? null : <td className="list-actions">{actions(row.original)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

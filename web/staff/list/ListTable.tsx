import { useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ColumnHeading } from './ColumnHeading.tsx';
import type { ListAddress } from './list-address.ts';
import { type Columns, deskTable, type Listed } from './table-features.ts';

interface ListTableProps<Row extends Listed> {
  /** What the table lists, read aloud as its name. */
  label: string;
  rows: Row[];
  columns: Columns<Row>;
  address: ListAddress;
  /** From 1, within the list. */
  page: number;
  pageSize: number;
  /** What can be done with one of them. */
  actions(row: Row): ReactNode;
}

/** One page of a list as a table; on a small screen each row becomes a card of labelled lines. */
export function ListTable<Row extends Listed>(props: ListTableProps<Row>) {
  const { label, rows, columns, address, page, pageSize, actions } = props;
  const table = useTable({
    features: deskTable,
    data: rows,
    columns,
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
    state: {
      sorting: [{ id: address.sort.column, desc: address.sort.descending }],
      pagination: { pageIndex: page - 1, pageSize },
    },
  });
  const headings = table.getHeaderGroups().flatMap(({ headers }) => headers);

  return (
    <table className="list-table" aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <ColumnHeading
              key={heading.id}
              column={heading.column.id}
              sortable={heading.column.getCanSort()}
              sort={address.sort}
              onSort={address.sortBy}
            >
              <table.FlexRender header={heading} />
            </ColumnHeading>
          ))}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-label={cell.column.columnDef.header}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
            <td className="list-actions">{actions(row.original)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

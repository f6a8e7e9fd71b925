import type { ReactNode } from 'react';
import { type Column, ListTable } from '../list/ListTable.tsx';
import type { Listed } from '../list/listed.ts';
import type { Opening } from '../list/RowTitle.tsx';

/** In the order in which the server answers. */
const unsorted = { column: '', descending: false };

interface OwnTableProps<Row extends Listed> {
  /** The table's name for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row, string>[];
  /** Said where there are none. */
  none: string;
  actions?: ((row: Row) => ReactNode) | undefined;
  opening?: (row: Row) => Opening;
}

/** All that belongs to one giver, of one kind: a list without pages, search and order. */
export function OwnTable<Row extends Listed>({ label, rows, columns, none, actions, opening }: OwnTableProps<Row>) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <div className="list grid gap-4">
      <ListTable
        label={label}
        rows={rows}
        columns={columns.map(({ name, header, cell }) => ({ name, header, cell }))}
        sort={unsorted}
        onSort={() => undefined}
        actions={actions}
        opening={opening}
      />
    </div>
  );
}

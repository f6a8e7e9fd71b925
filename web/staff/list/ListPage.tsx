import type { ReactNode } from 'react';
import { ListTable } from './ListTable.tsx';
import type { ListAddress } from './list-address.ts';
import { Pager } from './Pager.tsx';
import type { Columns, Listed } from './table-features.ts';

interface ListPageProps<Row extends Listed> {
  label: string;
  /** All that the search and the filters leave. */
  rows: Row[];
  columns: Columns<Row>;
  address: ListAddress;
  pageSize: number;
  actions(row: Row): ReactNode;
  /** The line that says how many there are. */
  total: ReactNode;
}

/** One page of the list, with its total and the way to the other pages. */
export function ListPage<Row extends Listed>({ total, ...table }: ListPageProps<Row>) {
  const { rows, address, pageSize } = table;
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  // The list may have become shorter than the address remembers.
  const page = Math.min(address.page, pages);
  return (
    <>
      {rows.length === 0 ? null : <ListTable {...table} page={page} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {total}
        {pages === 1 ? null : (
          <Pager page={page} pages={pages} addressOf={(to) => address.after({ page: to === 1 ? '' : String(to) })} />
        )}
      </div>
    </>
  );
}

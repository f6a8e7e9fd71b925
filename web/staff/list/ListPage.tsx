import type { ReactNode, Ref } from 'react';
import { ListTable } from './ListTable.tsx';
import type { ListAddress } from './list-address.ts';
import type { Showing } from './list-texts.ts';
import { Pager } from './Pager.tsx';
import { StepPager } from './StepPager.tsx';
import type { Columns, Listed } from './table-features.ts';
import { WindowPager } from './WindowPager.tsx';

const pagers = { numbers: Pager, window: WindowPager, steps: StepPager };

export interface ListPageProps<Row extends Listed> {
  label: string;
  /** All that the search and the filters leave. */
  rows: Row[];
  columns: Columns<Row>;
  address: ListAddress;
  pageSize: number;
  numbered?: boolean;
  /**
   * Up to five numbers between arrows; the ends and a window around the current page; or only the steps to the previous
   * and the next, which then always stand there.
   */
  pager?: keyof typeof pagers;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The line that says how many there are, of these rows on the page. */
  total(showing: Showing): string;
  totalRef: Ref<HTMLParagraphElement>;
}

/** One page of the list, with its total and the way to the other pages. */
export function ListPage<Row extends Listed>({ total, totalRef, pager = 'numbers', ...table }: ListPageProps<Row>) {
  const { rows, address, pageSize } = table;
  const ThisPager = pagers[pager];
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  // The list may have become shorter than the address remembers.
  const page = Math.min(address.page, pages);
  const addressOf = (to: number) => address.after({ page: to === 1 ? '' : String(to) });
  const first = (page - 1) * pageSize;
  const showing = {
    first: rows.length === 0 ? 0 : first + 1,
    last: Math.min(first + pageSize, rows.length),
    page,
    pages,
  };
  return (
    <>
      {rows.length === 0 ? null : <ListTable {...table} page={page} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={totalRef} tabIndex={-1} role="status" className="text-muted">
          {total(showing)}
        </p>
        {pages === 1 && pager !== 'steps' ? null : <ThisPager page={page} pages={pages} addressOf={addressOf} />}
      </div>
    </>
  );
}

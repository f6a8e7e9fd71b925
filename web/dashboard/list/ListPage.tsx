import type { ReactNode, Ref } from 'react';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { Showing } from './list-texts.ts';
import { Pager } from './Pager.tsx';
import { StepPager } from './StepPager.tsx';
import type { Columns, Listed } from './table-features.ts';
import { WindowPager } from './WindowPager.tsx';

const pagers = { numbers: Pager, window: WindowPager, steps: StepPager };

export interface ListPageProps<Row extends Listed> extends Omit<ListTableProps<Row>, 'page' | 'hidden'> {
  /** How many the search and the filters leave, on all pages. */
  found: number;
  /**
   * Up to five numbers between arrows; the ends and a window around the current page; or only the steps to the previous
   * and the next, which then always stand there.
   */
  pager?: keyof typeof pagers;
  /** The line that says how many there are, of these rows on the page. */
  total(showing: Showing): ReactNode;
  totalRef: Ref<HTMLParagraphElement>;
}

/** The headings of all columns but the first, which names the record and is always there. */
function headingsOf<Row extends Listed>(columns: Columns<Row>): string[] {
  return columns.flatMap(({ header }) => (typeof header === 'string' ? header : [])).slice(1);
}

/** One page of the list, with its total, the choice of columns and the way to the other pages. */
export function ListPage<Row extends Listed>(props: ListPageProps<Row>) {
  const { found, total, totalRef, pager = 'numbers', ...table } = props;
  const { label, columns, address, pageSize } = table;
  const { hidden, show } = useHiddenColumns(label);
  const ThisPager = pagers[pager];
  const pages = Math.max(1, Math.ceil(found / pageSize));
  // The list may have become shorter than the address remembers.
  const page = Math.min(address.page, pages);
  const addressOf = (to: number) => address.after({ page: to === 1 ? '' : String(to) });
  const first = (page - 1) * pageSize;
  const showing = { first: found === 0 ? 0 : first + 1, last: Math.min(first + pageSize, found), page, pages };
  return (
    <>
      {found === 0 ? null : <ListTable {...table} page={page} hidden={hidden} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p ref={totalRef} tabIndex={-1} role="status" className="text-muted">
          {total(showing)}
        </p>
        {found === 0 ? null : <ColumnsMenu headings={headingsOf(columns)} hidden={hidden} onShow={show} />}
        {found === 0 || table.actions === undefined ? null : (
          <p className="hidden text-sm text-muted lg:pointer-fine:block">
            The arrow keys, or <kbd>J</kbd> and <kbd>K</kbd>, go from row to row
          </p>
        )}
        <div className="ml-auto">
          {pages === 1 && pager !== 'steps' ? null : <ThisPager page={page} pages={pages} addressOf={addressOf} />}
        </div>
      </div>
    </>
  );
}

import { PageStep } from './PageStep.tsx';
import { pageNumbers } from './paging.ts';

interface PaginationProps {
  /** Its name for screen readers: 'Pages of events'. */
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Takes over where there is script. */
  onGo?: ((page: number) => void) | undefined;
}

/** Previous, numbers, Next, and where one is. Nothing at all where everything fits on one page. */
export function Pagination({ label, page, pages, addressOf, onGo }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number) => ({ address: addressOf(to), onGo: onGo && (() => onGo(to)) });
  return (
    <nav aria-label={label} className="pagination">
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <PageStep {...step(page - 1)} off={page <= 1}>
            Previous
          </PageStep>
        </li>
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <PageStep {...step(number)} label={`Page ${number}`} current={number === page}>
              {number}
            </PageStep>
          </li>
        ))}
        <li>
          <PageStep {...step(page + 1)} off={page >= pages}>
            Next
          </PageStep>
        </li>
      </ul>
      <p className="text-muted">{`Page ${page} of ${pages}`}</p>
    </nav>
  );
}

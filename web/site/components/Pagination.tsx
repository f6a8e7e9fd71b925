import type { ReactNode } from 'react';
import * as words from '#locale/components.ts';
import { follow } from './follow.ts';
import { pageSteps } from './paging.ts';

interface PageStepProps {
  address: string;
  onGo: (() => void) | undefined;
  /** Read aloud in place of a bare number. */
  label?: string;
  current?: boolean;
  /** There is no page on this side. */
  off?: boolean;
  children: ReactNode;
}

/** One of the links of a pagination. */
function PageStep({ address, onGo, label, current = false, off = false, children }: PageStepProps) {
  if (off) return <span className="page-step page-step-off">{children}</span>;
  return (
    <a
      href={address}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onGo && ((event) => follow(event, onGo))}
      className="page-step"
    >
      {children}
    </a>
  );
}

interface PaginationProps {
  /** Its name for screen readers: 'Pages of events'. */
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Takes over where there is script. */
  onGo?: ((page: number) => void) | undefined;
}

/** Previous, numbers with the first and the last, Next, and where one is. Nothing at all where everything fits on one page. */
export function Pagination({ label, page, pages, addressOf, onGo }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number) => ({ address: addressOf(to), onGo: onGo && (() => onGo(to)) });
  return (
    <nav aria-label={label} className="pagination">
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <PageStep {...step(page - 1)} off={page <= 1}>
            {words.previous}
          </PageStep>
        </li>
        {pageSteps(page, pages).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap ${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageStep {...step(number)} label={words.page(number)} current={number === page}>
                {number}
              </PageStep>
            </li>
          ),
        )}
        <li>
          <PageStep {...step(page + 1)} off={page >= pages}>
            {words.next}
          </PageStep>
        </li>
      </ul>
      <p className="text-muted">{words.pageOf(page, pages)}</p>
    </nav>
  );
}

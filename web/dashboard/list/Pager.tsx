import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { PageLink } from './PageLink.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PagerProps {
  page: number;
  pages: number;
  /** The address's query for a page. */
  addressOf(page: number): string;
}

/** First, previous, up to five numbers, next, last. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  const ends = { before: page > 1, after: page < pages };
  const icon = 'size-5';
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      <PageLink label="First page" search={ends.before ? addressOf(1) : undefined}>
        <ChevronFirst className={icon} />
      </PageLink>
      <PageLink label="Previous page" search={ends.before ? addressOf(page - 1) : undefined}>
        <ChevronLeft className={icon} />
      </PageLink>
      {pageNumbers(page, pages).map((number) => (
        <PageLink key={number} label={`Page ${number}`} current={number === page} search={addressOf(number)}>
          {number}
        </PageLink>
      ))}
      <PageLink label="Next page" search={ends.after ? addressOf(page + 1) : undefined}>
        <ChevronRight className={icon} />
      </PageLink>
      <PageLink label="Last page" search={ends.after ? addressOf(pages) : undefined}>
        <ChevronLast className={icon} />
      </PageLink>
    </nav>
  );
}

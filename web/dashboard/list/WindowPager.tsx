import { Fragment } from 'react';
import { PageLink } from './PageLink.tsx';
import type { PagerProps } from './Pager.tsx';
import { PagerStep } from './PagerStep.tsx';
import { pageWindow } from './page-numbers.ts';

/** Previous, the first page, those around the current one, the last, next; on a small screen `2 of 9` in their place. */
export function WindowPager({ page, pages, addressOf }: PagerProps) {
  const numbers = pageWindow(page, pages);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      <PagerStep search={page > 1 ? addressOf(page - 1) : undefined}>Previous</PagerStep>
      <span className="px-3 font-semibold tabular-nums sm:hidden">
        {page} of {pages}
      </span>
      <span className="flex flex-wrap items-center gap-1 max-sm:hidden">
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && numbers[index - 1] !== number - 1 ? (
              <span aria-hidden="true" className="px-1">
                …
              </span>
            ) : null}
            <PageLink label={`Page ${number}`} current={number === page} search={addressOf(number)}>
              {number}
            </PageLink>
          </Fragment>
        ))}
      </span>
      <PagerStep search={page < pages ? addressOf(page + 1) : undefined}>Next</PagerStep>
    </nav>
  );
}

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/list.ts';
import { pageNumbers } from '../../ui/page-numbers.ts';
import { buttonLook } from '../components/Button.tsx';

/** Pages on either side of the current one. */
const AROUND = 2;

/** The first page, the last, and two on either side of the current one; the others are left out. */
export function pageWindow(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND);
}

interface PageLinkProps {
  label: string;
  /** The query of the page's address; undefined where there is nothing to go to. */
  search: string | undefined;
  current?: boolean;
  children: ReactNode;
}

const look = 'grid size-11 place-items-center rounded-md border font-semibold';

/** One step of the pager: a link, so that a page can also be opened beside this one. */
function PageLink({ label, search, current = false, children }: PageLinkProps) {
  const content = <span aria-hidden="true">{children}</span>;
  if (search === undefined) {
    return <span className={`${look} border-transparent text-muted opacity-50`}>{content}</span>;
  }
  const colours = current ? 'border-accent bg-accent text-on-accent' : 'border-transparent hover:bg-accent-surface';
  return (
    <Link
      to={{ search }}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={`${look} ${colours}`}
    >
      {content}
    </Link>
  );
}

interface PagerStepProps {
  to: 'previous' | 'next';
  /** The query of the page's address; undefined where there is nothing to go to. */
  search: string | undefined;
}

/** A step to the page before or after. */
function PagerStep({ to, search }: PagerStepProps) {
  const look = buttonLook('secondary', 'small');
  const content = (
    <>
      {to === 'previous' ? <ChevronLeft aria-hidden="true" className="size-5" /> : null}
      {to === 'previous' ? words.previous : words.next}
      {to === 'next' ? <ChevronRight aria-hidden="true" className="size-5" /> : null}
    </>
  );
  if (search !== undefined) {
    return (
      <Link to={{ search }} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" disabled className={look}>
      {content}
    </button>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  /** The address's query for a page. */
  addressOf(page: number): string;
}

/** First, previous, up to five numbers, next, last. */
function NumberPager({ page, pages, addressOf }: PagerProps) {
  const ends = { before: page > 1, after: page < pages };
  const icon = 'size-5';
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center gap-1">
      <PageLink label={words.firstPage} search={ends.before ? addressOf(1) : undefined}>
        <ChevronFirst className={icon} />
      </PageLink>
      <PagerStep to="previous" search={ends.before ? addressOf(page - 1) : undefined} />
      {pageNumbers(page, pages).map((number) => (
        <PageLink key={number} label={words.page(number)} current={number === page} search={addressOf(number)}>
          {number}
        </PageLink>
      ))}
      <PagerStep to="next" search={ends.after ? addressOf(page + 1) : undefined} />
      <PageLink label={words.lastPage} search={ends.after ? addressOf(pages) : undefined}>
        <ChevronLast className={icon} />
      </PageLink>
    </nav>
  );
}

/** Previous, the first page, those around the current one, the last, next; on a small screen `2 of 9` in their place. */
function WindowPager({ page, pages, addressOf }: PagerProps) {
  const numbers = pageWindow(page, pages);
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center gap-1">
      <PagerStep to="previous" search={page > 1 ? addressOf(page - 1) : undefined} />
      <span className="px-3 font-semibold tabular-nums sm:hidden">{words.pageOf(page, pages)}</span>
      <span className="flex flex-wrap items-center gap-1 max-sm:hidden">
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && numbers[index - 1] !== number - 1 ? (
              <span aria-hidden="true" className="px-1">
                …
              </span>
            ) : null}
            <PageLink label={words.page(number)} current={number === page} search={addressOf(number)}>
              {number}
            </PageLink>
          </Fragment>
        ))}
      </span>
      <PagerStep to="next" search={page < pages ? addressOf(page + 1) : undefined} />
    </nav>
  );
}

/** Previous and next, for a short list. */
function StepPager({ page, pages, addressOf }: PagerProps) {
  return (
    <nav aria-label={words.pages} className="flex gap-2">
      <PagerStep to="previous" search={page > 1 ? addressOf(page - 1) : undefined} />
      <PagerStep to="next" search={page < pages ? addressOf(page + 1) : undefined} />
    </nav>
  );
}

/**
 * The ways from page to page: up to five numbers between arrows; the ends and a window around the current page; or only
 * the steps to the previous and the next.
 */
export const pagers = { numbers: NumberPager, window: WindowPager, steps: StepPager };

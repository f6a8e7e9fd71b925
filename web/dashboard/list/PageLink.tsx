import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageLinkProps {
  label: string;
  /** The query of the page's address; undefined where there is nothing to go to. */
  search: string | undefined;
  current?: boolean;
  children: ReactNode;
}

const look = 'grid size-11 place-items-center rounded-md border font-semibold';

/** One step of the pager: a link, so that a page can also be opened beside this one. */
export function PageLink({ label, search, current = false, children }: PageLinkProps) {
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

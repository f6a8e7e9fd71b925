import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to another screen, or to a part of this one, to which the browser itself goes. */
export function PlaceLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  if (to.startsWith('#')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';

/** The row above a list: its search and its filters. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>;
}

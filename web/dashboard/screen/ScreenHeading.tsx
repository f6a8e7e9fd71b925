import type { ReactNode } from 'react';

/** The one h1 of a screen. The focus moves here when the screen opens. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-heading">
      {children}
    </h1>
  );
}

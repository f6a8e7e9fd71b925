import type { ReactNode } from 'react';

/** Labels with their values, one per line; in very large letters a value stands below its label. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 max-[17rem]:grid-cols-1 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-3">
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere max-[17rem]:-mt-1.5">{children}</dd>
    </>
  );
}

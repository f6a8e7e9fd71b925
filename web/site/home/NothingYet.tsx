import type { ReactNode } from 'react';
import { Band } from '../../ui/imigongo/Band.tsx';

/** Stands where a list would, and says that there is nothing in it. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 max-w-reading">
      <p className="pb-4 text-lead text-muted">{children}</p>
      <Band motif="zigzag" tone="chalk" size="thin" />
    </div>
  );
}

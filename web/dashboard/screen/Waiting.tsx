import type { ReactNode } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';

/** A part of the screen that is still on its way. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-64 place-items-center p-8 text-accent">
      <Spinner>{children}</Spinner>
    </div>
  );
}

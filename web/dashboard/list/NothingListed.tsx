import type { ReactNode } from 'react';
import { Band } from '../../ui/imigongo/Band.tsx';

interface NothingListedProps {
  text: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A list with nothing to show: says so, and offers what can be done about it. */
export function NothingListed({ text, hint, children }: NothingListedProps) {
  return (
    <div className="border border-line bg-raised">
      <Band motif="lozenge" tone="chalk" size="regular" />
      <div className="grid justify-items-start gap-4 p-6">
        <p className="text-subheading font-semibold">{text}</p>
        {hint === undefined ? null : <p className="text-muted">{hint}</p>}
        {children}
      </div>
    </div>
  );
}

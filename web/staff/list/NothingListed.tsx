import type { ReactNode } from 'react';
import { Band } from '../../ui/imigongo/Band.tsx';

/** A list with nothing to show: says so, and offers what can be done about it. */
export function NothingListed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="border border-line bg-raised">
      <Band motif="lozenge" tone="chalk" size="regular" />
      <div className="grid justify-items-start gap-4 p-6">
        <p className="text-subheading font-semibold">{text}</p>
        {children}
      </div>
    </div>
  );
}

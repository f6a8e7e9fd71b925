import type { ReactNode } from 'react';
import { follow } from './follow.ts';

interface PageStepProps {
  address: string;
  onGo: (() => void) | undefined;
  /** Read aloud in place of a bare number. */
  label?: string;
  current?: boolean;
  /** There is no page on this side. */
  off?: boolean;
  children: ReactNode;
}

/** One of the links of a pagination. */
export function PageStep({ address, onGo, label, current = false, off = false, children }: PageStepProps) {
  if (off) return <span className="page-step page-step-off">{children}</span>;
  return (
    <a
      href={address}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={onGo && ((event) => follow(event, onGo))}
      className="page-step"
    >
      {children}
    </a>
  );
}

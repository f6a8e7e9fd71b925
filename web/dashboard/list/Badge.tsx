import type { ReactNode } from 'react';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'quiet';

const looks: Record<BadgeTone, string> = {
  success: 'bg-success-surface text-success',
  warning: 'bg-warning-surface text-warning',
  danger: 'bg-danger-surface text-danger',
  info: 'bg-info-surface text-info',
  quiet: 'bg-sunken text-body',
};

/** A status in one word. The word says it; the colour only helps to find it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`badge inline-block border-l-4 border-current px-2 py-0.5 text-sm font-semibold ${looks[tone]}`}>
      {children}
    </span>
  );
}

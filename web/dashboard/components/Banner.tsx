import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerTone = 'danger' | 'warning' | 'info' | 'success';

interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
}

const looks: Record<BannerTone, { colours: string; Icon: LucideIcon }> = {
  danger: { colours: 'border-danger bg-danger-surface text-danger', Icon: CircleAlert },
  warning: { colours: 'border-warning bg-warning-surface text-warning', Icon: TriangleAlert },
  success: { colours: 'border-success bg-success-surface text-success', Icon: CircleCheck },
  info: { colours: 'border-info bg-info-surface text-info', Icon: Info },
};

/** A message that stands where it belongs, read aloud when it appears: an error as an alert, news politely. */
export function Banner({ tone, children }: BannerProps) {
  const { colours, Icon } = looks[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={`flex gap-3 border-l-4 px-4 py-3 ${colours}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';

interface ScreenProblemProps {
  title: string;
  detail: ReactNode;
  onRetry?: () => void;
}

/** A screen that cannot be shown: why, and what to do now. */
export function ScreenProblem({ title, detail, onRetry }: ScreenProblemProps) {
  return (
    <div className="grid max-w-reading justify-items-start gap-5">
      <ScreenHeading>{title}</ScreenHeading>
      <p className="text-lead">{detail}</p>
      {onRetry === undefined ? null : (
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

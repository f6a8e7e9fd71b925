import type { MouseEvent } from 'react';
import * as words from '#locale/components.ts';

interface TryAgainProps {
  /** The page it stands on: without script, trying again is asking for the page again. */
  page: string;
  onTryAgain?: (() => void) | undefined;
  className?: string;
}

export function TryAgain({ page, onTryAgain, className = '' }: TryAgainProps) {
  function fetchInPlace(event: MouseEvent): void {
    if (!onTryAgain) return;
    event.preventDefault();
    onTryAgain();
  }

  return (
    <a
      href={page}
      onClick={fetchInPlace}
      className={`inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 ${className}`}
    >
      {words.tryAgain}
    </a>
  );
}

import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** The one h1 of a screen. The focus moves here when the screen opens, also where its record comes later. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const isArrival = useNavigationType() !== 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, unless somebody has gone elsewhere meanwhile
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-heading">
      {children}
    </h1>
  );
}

interface ScreenHeaderProps {
  title: string;
  subtitle: string;
  /** The message of the last success, in the subtitle's place, so that nothing below it moves. */
  message?: string | undefined;
  /** Actions of the whole screen, such as adding a record. */
  actions?: ReactNode;
}

/** The top of a screen: its title, the latest message, and its buttons. */
export function ScreenHeader({ title, subtitle, message, actions }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <ScreenHeading>{title}</ScreenHeading>
        {message === undefined ? <p className="text-muted">{subtitle}</p> : null}
        <p
          role="status"
          className={message === undefined ? 'sr-only' : 'flex items-center gap-2 font-semibold text-success'}
        >
          {message === undefined ? null : <Check aria-hidden="true" className="size-5 shrink-0" />}
          {message}
        </p>
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-3 empty:hidden">{actions}</div>}
    </header>
  );
}

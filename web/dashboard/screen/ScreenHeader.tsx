import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { GuideLink } from './GuideLink.tsx';

/** The one h1 of a screen. The focus moves here when the screen opens, also where its record comes later. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const isArrival = useNavigationType() !== 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, unless somebody has gone elsewhere meanwhile
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="screen-title">
      {children}
    </h1>
  );
}

/** The heading of a screen, and beside it what leads to the guide. */
export function GuidedHeading({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-x-2">
      <ScreenHeading>{children}</ScreenHeading>
      <GuideLink />
    </div>
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

/**
 * The top of a screen: its title, the latest message, and its buttons. On a wide screen these stand beside the title, and the
 * sentence below both has the whole width, so that it rarely takes two lines.
 */
export function ScreenHeader({ title, subtitle, message, actions }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <div className="flex min-w-0 grow basis-96 items-center max-sm:basis-full sm:min-h-11">
        <GuidedHeading>{title}</GuidedHeading>
      </div>
      <div className="basis-full sm:order-1">
        {message === undefined ? <p className="text-muted">{subtitle}</p> : null}
        <p
          role="status"
          className={message === undefined ? 'sr-only' : 'flex items-center gap-2 font-semibold text-success'}
        >
          {message === undefined ? null : <Check aria-hidden="true" className="size-5 shrink-0" />}
          {message}
        </p>
      </div>
      {actions === undefined ? null : (
        <div className="flex flex-wrap gap-3 empty:hidden max-sm:mt-2 sm:justify-end [&:has(>:nth-child(5))>*]:px-3">
          {actions}
        </div>
      )}
    </header>
  );
}

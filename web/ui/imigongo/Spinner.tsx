import type { ReactNode } from 'react';

/** Its label: the content being loaded. */
interface SpinnerProps {
  /** The sentence, such as 'Loading events...'. Always read aloud, shown unless `quiet`. */
  children: ReactNode;
  /** Keeps the sentence for screen readers only, inside buttons for example. */
  quiet?: boolean;
  size?: 'small' | 'large';
  className?: string;
}

/** Five lozenges that light up in turn. Takes the colour of the text around it; still, under reduced motion. */
export function Spinner({ children, quiet = false, size = 'large', className = '' }: SpinnerProps) {
  return (
    <span role="status" className={`spinner spinner-${size} ${className}`}>
      <svg aria-hidden="true" className="spinner-lozenges" viewBox="0 0 112 22" fill="currentColor">
        <path d="M0 11 11 0l11 11-11 11z" />
        <path d="M22.5 11l11-11 11 11-11 11z" />
        <path d="M45 11 56 0l11 11-11 11z" />
        <path d="M67.5 11l11-11 11 11-11 11z" />
        <path d="M90 11l11-11 11 11-11 11z" />
      </svg>
      <span className={quiet ? 'sr-only' : 'spinner-text'}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { useLed } from '../page-leads.ts';

interface ActionLinkProps {
  href: string;
  /** `call` asks for something, `solid` leads on, `outline` stands beside one of them on any ground. */
  look?: 'call' | 'solid' | 'outline';
  /** Begins with the words that are shown, and says more: several links may say 'Read More'. */
  label?: string;
  className?: string;
  children: ReactNode;
}

const looks = {
  call: 'bg-call text-on-call hover:bg-call-hover',
  solid: 'bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'border-2 border-current hover:border-call hover:bg-call hover:text-on-call',
};

/**
 * A link that looks like a button; none where it leads to a page that is switched off. Its colours are animated only under a
 * pointer: otherwise a browser that lays out its section late, when a visitor scrolls near, would animate them from those of a bare link.
 */
export function ActionLink({ href, look = 'solid', label, className = '', children }: ActionLinkProps) {
  const address = useLed()(href);
  return address === null ? null : (
    <a
      href={address}
      aria-label={label}
      className={`inline-flex min-h-12 items-center justify-center px-6 py-2 text-center font-semibold leading-tight hover:transition-colors ${looks[look]} ${className}`}
    >
      {children}
    </a>
  );
}

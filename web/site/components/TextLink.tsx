import type { ReactNode } from 'react';
import { useLed } from '../page-leads.ts';
import { Icon } from './Icon.tsx';

interface TextLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link on a line of its own that leads to more of the same; none where that page is switched off. */
export function TextLink({ href, className = '', children }: TextLinkProps) {
  const address = useLed()(href);
  return address === null ? null : (
    <a
      href={address}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-call underline-offset-6 hover:decoration-current ${className}`}
    >
      {children}
      <Icon name="next" className="size-4 transition-transform group-hover:translate-x-1" />
    </a>
  );
}

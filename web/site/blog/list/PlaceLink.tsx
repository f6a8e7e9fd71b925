import type { ReactNode } from 'react';
import { follow } from '../../components/follow.ts';
import { type BlogPlace, blogAddress } from './place.ts';

interface PlaceLinkProps {
  to: BlogPlace;
  onGo: (place: BlogPlace) => void;
  /** Begins with the words that are shown, and says more. */
  label?: string;
  current?: boolean;
  /** The language of what it says, where it is not the page's. */
  lang?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A link to another part of the blog, gone to in place where there is script. */
export function PlaceLink({ to, onGo, label, current = false, lang, className, children }: PlaceLinkProps) {
  return (
    <a
      href={blogAddress(to)}
      lang={lang}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => follow(event, () => onGo(to))}
      className={className}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';

interface AsItCameProps {
  /** Whether it still is what the document came with. */
  asItCame: boolean;
  className?: string | undefined;
  /** Makes what is inside, with nothing in it that has to be woken. */
  children: () => ReactNode;
}

/** When an island wakes, what stands in the document is kept, whatever it is. */
const kept = { __html: '' };

/**
 * A part of an island that needs no waking: the browser does not go through what came with the document, which takes a
 * slow phone a tenth of a second for a page of cards. It is made in the browser when something else is to be shown.
 */
export function AsItCame({ asItCame, className, children }: AsItCameProps) {
  if (asItCame && typeof document !== 'undefined') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, it keeps the browser from looking inside
    return <div className={className} dangerouslySetInnerHTML={kept} />;
  }
  return <div className={className}>{children()}</div>;
}

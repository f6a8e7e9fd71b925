import type { ReactNode } from 'react';

interface AsItCameProps {
  /** Whether it is still the document's own content. */
  asItCame: boolean;
  className?: string | undefined;
  /** Renders the content, which must contain nothing to hydrate. */
  children: () => ReactNode;
}

/** On hydration the document's own HTML stays, whatever it is. */
const kept = { __html: '' };

/**
 * A part of an island that is not hydrated: the browser does not go through the HTML of the document, which takes a
 * slow phone a tenth of a second for a page of cards. The browser renders it only when it shows other content.
 */
export function AsItCame({ asItCame, className, children }: AsItCameProps) {
  if (asItCame && typeof document !== 'undefined') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, it keeps the browser from looking inside
    return <div className={className} dangerouslySetInnerHTML={kept} />;
  }
  return <div className={className}>{children()}</div>;
}

import type { ReactNode } from 'react';

interface SectionHeadingProps {
  /** The words of the heading, and its id, by which the section is named. */
  id: string;
  title: ReactNode;
  /** A few words above the heading. */
  above?: string;
  /** A sentence or two below it. */
  children?: ReactNode;
  className?: string;
}

/** The head of a section: a heading, with optional words above it and an optional introduction. */
export function SectionHeading({ id, title, above, children, className = '' }: SectionHeadingProps) {
  return (
    <div className={className}>
      {above ? <p className="mb-3 font-semibold text-accent">{above}</p> : null}
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children ? <div className="mt-5 max-w-reading text-lead text-muted">{children}</div> : null}
    </div>
  );
}

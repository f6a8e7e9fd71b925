import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  /** An address that ends with this leads here. */
  id?: string;
  children: ReactNode;
}

/** A part of a long form, or of a screen with several small ones, under its own heading. */
export function FormSection({ title, hint, id, children }: FormSectionProps) {
  const labelledBy = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each click on the link leads here, also a second one.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the link was followed again
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return;
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [id, hash, key]);
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className="grid content-start gap-5 border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]"
    >
      <div className="grid gap-1">
        <h2
          ref={heading}
          id={labelledBy}
          tabIndex={id === undefined ? undefined : -1}
          className="scroll-mt-24 text-subheading"
        >
          {title}
        </h2>
        {hint === undefined ? null : <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

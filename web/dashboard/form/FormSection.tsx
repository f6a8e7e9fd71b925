import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, or of a screen with several small ones, under its own heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-5 border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {hint === undefined ? null : <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

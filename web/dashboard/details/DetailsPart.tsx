import { type ReactNode, useId } from 'react';

/** A part of the details under its own heading: a text, or facts of one kind. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5 border-t border-line pt-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Parts side by side where there is room for two: beside a list there is not. */
export function DetailsColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @xl:grid-cols-2">{children}</div>
    </div>
  );
}

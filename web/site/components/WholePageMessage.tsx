import type { ReactNode } from 'react';

interface WholePageMessageProps {
  title: string;
  /** The drawing beside the words. */
  art: ReactNode;
  /** Links to other pages. */
  actions: ReactNode;
  children: ReactNode;
}

/** All there is on a page whose one thing is not there. */
export function WholePageMessage({ title, art, actions, children }: WholePageMessageProps) {
  return (
    <section
      aria-labelledby="message-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24"
    >
      <div className="max-w-xl">{art}</div>
      <div>
        <h1 id="message-title" className="text-title">
          {title}
        </h1>
        <div className="mt-5 max-w-reading text-lead">{children}</div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{actions}</div>
      </div>
    </section>
  );
}

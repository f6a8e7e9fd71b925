import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as words from '#locale/dashboard/overview.ts';
import type { Failed } from '../../../domain/overview.ts';

/** A placeholder of about the final size while something loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse bg-sunken motion-reduce:animate-none ${className}`} />
  );
}

interface OverviewPartProps<Value extends object> {
  title: string;
  /** Undefined on its way. */
  value: Value | Failed | undefined;
  /** The height of the content to come: a class. */
  height: string;
  className?: string;
  children(value: Value): ReactNode;
}

/** A part of the overview under its heading: its place while it is on its way, and where it failed, that it did. */
export function OverviewPart<Value extends object>(props: OverviewPartProps<Value>) {
  const { title, value, height, className = '', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid content-start gap-4 ${className}`}>
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      {value === undefined ? <Skeleton className={height} /> : null}
      {value !== undefined && 'failed' in value ? <PartFailed /> : null}
      {value === undefined || 'failed' in value ? null : children(value)}
    </section>
  );
}

/** Says that a part could not be read, rather than showing nothing or a zero. */
export function PartFailed() {
  return (
    <p className="flex items-center gap-2 text-danger">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      {words.partNotLoaded}
    </p>
  );
}

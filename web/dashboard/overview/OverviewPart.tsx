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
  /** By which lines of the screen lead to it. */
  id?: string;
  /** Undefined on its way. */
  value: Value | Failed | undefined;
  /** Keeps the place of the content to come. */
  placeholder: ReactNode;
  children(value: Value): ReactNode;
}

/** A part of the overview under its heading: its place while it is on its way, and where it failed, that it did. */
export function OverviewPart<Value extends object>(props: OverviewPartProps<Value>) {
  const { title, value, placeholder, children } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      {value === undefined ? placeholder : null}
      {value !== undefined && 'failed' in value ? <PartFailed /> : null}
      {value === undefined || 'failed' in value ? null : children(value)}
    </section>
  );
}

/** Says that a part could not be read, rather than showing nothing or a zero. */
export function PartFailed({ children = words.partNotLoaded }: { children?: string }) {
  return (
    <p className="flex items-center gap-2 text-danger">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}

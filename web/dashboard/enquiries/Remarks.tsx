import type { Remark } from '../../../domain/enquiry.ts';
import { Moment } from '../time/Moment.tsx';
import { Written } from './Written.tsx';

interface RemarksProps {
  remarks: readonly Remark[];
  /** Said where there are none. */
  none: string;
}

/** Remarks of colleagues, each with its author and date. */
export function Remarks({ remarks, none }: RemarksProps) {
  if (remarks.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-3">
      {remarks.map(({ id, at, by, text }) => (
        <li key={id} className="border-l-4 border-line pl-3">
          <Written>{text}</Written>
          <p className="text-sm text-muted">
            {by?.name ?? 'Somebody who has left'}, <Moment at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { useDetailsStep } from '../screen/details-step.ts';

/** The target of a record's name: an address or an action; undefined for none. */
export type Opening = string | (() => void) | undefined;

const Current = createContext<Opening>(undefined);

/** Stands around the cell that names a record. */
export const RowOpening = Current.Provider;

const look = 'line-clamp-2 text-left leading-snug font-semibold wrap-anywhere pointer-coarse:line-clamp-none';
/** A table is dense for a pointer; a finger needs 44 px. */
const leads =
  'text-left hover:text-accent hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

/** Leads to the record. Details that open over the list are a step of the history. */
function OpeningLink({ to, children }: { to: string; children: ReactNode }) {
  const { step } = useDetailsStep();
  return (
    <Link to={to} {...(to.startsWith('?') && step)} data-opens="" className={leads}>
      {children}
    </Link>
  );
}

/** The name of a record in its row; it leads where one works on the record, and so does a press anywhere on the row. */
export function RowTitle({ children }: { children: ReactNode }) {
  const opening = use(Current);
  if (opening === undefined) return <p className={look}>{children}</p>;
  return (
    <p className={look}>
      {typeof opening === 'string' ? (
        <OpeningLink to={opening}>{children}</OpeningLink>
      ) : (
        <button type="button" data-opens="" className={leads} onClick={opening}>
          {children}
        </button>
      )}
    </p>
  );
}

interface RowNameProps {
  title: ReactNode;
  /** What tells it from others of this name: one line, while the title leaves room for it. */
  below?: ReactNode;
  /** Before it. */
  picture?: ReactNode;
}

/** The first cell of most lists: the name, with a quiet line below it. Both together are no higher than two lines. */
export function RowName({ title, below, picture }: RowNameProps) {
  return (
    <div className="flex items-center gap-3">
      {picture}
      <div className="list-two-lines min-w-0">
        <RowTitle>{title}</RowTitle>
        {below ? <p className="line-clamp-1 text-sm break-all text-muted">{below}</p> : null}
      </div>
    </div>
  );
}

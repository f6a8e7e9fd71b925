import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';

/** The target of a record's name: an address or an action; undefined for none. */
export type Opening = string | (() => void) | undefined;

const Current = createContext<Opening>(undefined);

/** Stands around the cell that names a record. */
export const RowOpening = Current.Provider;

const look = 'text-left leading-snug font-semibold';
/** A table is dense for a pointer; a finger needs 44 px. */
const leads = `${look} hover:text-accent hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center`;

/** The name of a record in its row; it leads where one works on the record. */
export function RowTitle({ children }: { children: ReactNode }) {
  const opening = use(Current);
  if (opening === undefined) return <p className={look}>{children}</p>;
  return (
    <p>
      {typeof opening === 'string' ? (
        <Link to={opening} className={leads}>
          {children}
        </Link>
      ) : (
        <button type="button" className={leads} onClick={opening}>
          {children}
        </button>
      )}
    </p>
  );
}

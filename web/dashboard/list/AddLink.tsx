import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '../../../domain/permission.ts';
import { buttonLook } from '../components/Button.tsx';
import { May } from '../session/May.tsx';

const PLUS = '+ ';

interface AddLinkProps {
  /** Without this permission it is not there. */
  permission: Permission;
  /** The address of the form. */
  to: string;
  children: string;
}

/** A plus that stands in the words is seen once, as the sign that stands before all of them. */
function AddWords({ children }: { children: string }) {
  if (!children.startsWith(PLUS)) return children;
  return (
    <span>
      <span className="sr-only">{PLUS}</span>
      {children.slice(PLUS.length)}
    </span>
  );
}

/** Leads to the form of a new record. */
export function AddLink({ permission, to, children }: AddLinkProps) {
  return (
    <May permission={permission}>
      <Link to={to} className={buttonLook('primary')}>
        <Plus aria-hidden="true" className="size-5" />
        <AddWords>{children}</AddWords>
      </Link>
    </May>
  );
}

import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '../../../domain/permission.ts';
import { buttonLook } from '../components/Button.tsx';
import { May } from '../session/May.tsx';

interface AddLinkProps {
  /** Without this permission it is not there. */
  permission: Permission;
  /** The address of the form. */
  to: string;
  children: string;
}

/** Leads to the form of a new record. */
export function AddLink({ permission, to, children }: AddLinkProps) {
  return (
    <May permission={permission}>
      <Link to={to} className={buttonLook('primary')}>
        <Plus aria-hidden="true" className="size-5" />
        {children}
      </Link>
    </May>
  );
}

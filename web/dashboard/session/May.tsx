import type { ReactNode } from 'react';
import type { Permission } from '../../../domain/permission.ts';
import { useAccount } from './account.ts';

interface MayProps {
  /** Undefined where all staff may. */
  permission: Permission | undefined;
  children: ReactNode;
}

/** What only those who have the permission see. */
export function May({ permission, children }: MayProps) {
  const { permissions } = useAccount();
  return permission === undefined || permissions.includes(permission) ? children : null;
}

import type { ReactNode } from 'react';
import type { Permission } from '../../../domain/permission.ts';
import { useAccount } from './account.ts';

interface MayProps {
  /** Undefined where all staff may. */
  permission: Permission | undefined;
  children: ReactNode;
}

/** Renders its children only for users with the permission. */
export function May({ permission, children }: MayProps) {
  const { permissions } = useAccount();
  return permission === undefined || permissions.includes(permission) ? children : null;
}

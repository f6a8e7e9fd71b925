import { BadgeCheck } from 'lucide-react';
import * as words from '#locale/dashboard/users.ts';
import type { User } from '../../../domain/user.ts';
import { Badge } from '../list/Badge.tsx';

/** Says that the e-mail address is known to be its owner's. */
export function VerifiedTick({ className }: { className: string }) {
  return (
    <span className="text-success" title={words.verified}>
      <BadgeCheck aria-hidden="true" className={className} />
      <span className="sr-only">{words.verified}</span>
    </span>
  );
}

/** Whether the account may be used, and whether its address is known to be its owner's. */
export function UserStatus({ user }: { user: Pick<User, 'is_active' | 'is_verified'> }) {
  return (
    <span className="flex items-center gap-2">
      <Badge tone={user.is_active ? 'success' : 'quiet'}>{user.is_active ? words.active : words.inactive}</Badge>
      {user.is_verified ? <VerifiedTick className="size-5" /> : null}
    </span>
  );
}
